-- What a reviewer wants to know beside the verdict: whether the face reflected the screen's colours, whether
-- the camera was a program, and how many strangers reach the score.
ALTER TABLE identity_verifications ADD COLUMN flash text;
ALTER TABLE identity_verifications ADD COLUMN virtual_camera boolean;
ALTER TABLE identity_verifications ADD COLUMN false_match_rate double precision;
