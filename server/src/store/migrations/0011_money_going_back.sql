-- Money that is on its way back, or should be: few agreements at any time, among very many. The dashboard looks for
-- them, and nobody should have to read the whole history to find that there are none.
CREATE INDEX agreements_giving_back ON agreements (developer_id, id) WHERE refund_payable > 0 OR suspense > 0;
CREATE INDEX refunds_refused ON refunds (developer_id, id) WHERE status = 'FAILED';
