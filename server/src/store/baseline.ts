/**
 * A migration that replaces older ones. A database that ran all of them has its tables already, so the
 * migration is recorded there without being run.
 */
export type Fold = {
  readonly file: string;
  /** The replaced files with their checksums: a file with other content has left other tables. */
  readonly replaces: ReadonlyMap<string, string>;
  /** The last version that has the replaced files. */
  readonly before: string;
  /** A migration for databases that ran the replaced files. `file` includes its result. */
  readonly followUp?: string;
};

const BASELINE: Fold = {
  file: '0011_baseline.sql',
  before: '0.1.0',
  replaces: new Map([
    ['0001_accounts.sql', '1657beea22917d66a4e24eab79e789ecfa08fde86fe39ade185e8d0397cc1030'],
    ['0002_requests_and_jobs.sql', 'b96ce949d7820865caa3ace3334315a3db74f8da9af8740acbb40bcf67cab5d9'],
    ['0003_escrow.sql', 'c27f26a1cb1ba5f71e01f93cf02044b1249fe08cc0e3151c3bc2cbb9c4ff8098'],
    ['0004_sandbox_bank.sql', '57748bdcb52275cf70e49ada7eff6f1a3b672cb2ecb338e63f8e91fb998b1ff8'],
    ['0005_risk.sql', '55fcb05f31fa5df3a9899b9fc13a1226a7e25c4c2849117cd0e9b5df0cd2ee07'],
    ['0006_identity.sql', 'cd52723ed42ad2e72ef1f1970d6e5b0ef0e3d1f9b43f98fbee7a844fd8390ec6'],
    ['0007_webhooks.sql', '163714201907cbb49fac5258adacee2e379248e2616210d5e7581de5dfb741d0'],
    ['0008_dashboard.sql', '984c7e6d2c7da7d713a9e8cd3c5b91dce2190a2d31b835073ea75ea24b69ab8c'],
    ['0009_movements.sql', '61a07ab18eda45526e0035e96f8cab4f4b742a1416d8393e87f53a0f130c6dc6'],
    ['0010_refused_payouts.sql', '3a425f8c90395d606fe26699492c51102e0699f2f266ada397dc1e9a8cc1f3f5'],
    ['0011_money_going_back.sql', '015f57fb7dfbee8115d7cd228051d54d44dee03c0c844dedb61c56b2c02ee8e9'],
  ]),
};

/**
 * For databases that ran the migrations of 0.2.0 one by one, before its release. Remove this fold and
 * `followUp` when 0.2.0 is released: no released version has the files that it replaces.
 */
const SECOND_VERSION: Fold = {
  file: '0012_second_version.sql',
  followUp: '0013_landed_names.sql',
  before: '0.2.0 (commit 8880795e)',
  replaces: new Map([
    ['0012_living_sql.sql', '656f2ebf15e30ec70bc8f43670e762df1299b41c9f1b5dd99ee2b0dcd4eec82d'],
    ['0013_alarms.sql', '6200d1b6252ddf83bb454ffe282eeab157b1bbaf465b191dc548fa183e011a4a'],
    ['0014_daily_figures.sql', '9bb71f99d4468835e0c19281a0515e704a797852279c3235fc856c0a85636051'],
    ['0015_sandbox_bank_code.sql', '0dabcc761962f46cfdcc929f7f81203acbb3261d0c02eea36b5419805d957a89'],
    ['0016_edges_of_the_ledger.sql', '4a7590638ae32f86e35a7f272a9bd416ab09b1835fc67bf1227fb458d50d35e9'],
    ['0017_refund_parts.sql', 'c641309d377a191d98673dc3f524445aba51b225ae068585e87ed6bec8cedf6d'],
    ['0018_payouts.sql', '8d7e617a9f50e56232f6076f2f2bc16036d8ad3af9f2969578b99a2038b38d9f'],
    ['0019_bank_words.sql', 'b948954f208e716bbff79204d16263bfde12c0f82d8ee497c0809b48d8a50995'],
    ['0020_rate_reports.sql', 'ed0972590de6c7fe15b5c5073025f6c179eb43f883bc8f5f5cc4d82654d14b1d'],
    ['0021_fair_webhooks.sql', 'f6598b79ecc81867217399e74847e10e347b4c7bd775af20bd332c21a27dc270'],
    ['0022_guards_and_seals.sql', '032b3a2d9f8c5a5d1012f3fc126928a0cc72afc639b96a9165d3eedb82214dcb'],
    ['0024_chained_events.sql', '2def4cc9ca60dec4307c271bb2273cfaf91ea36187992fb0bb421d44b7cdca0c'],
    ['0025_real_banks.sql', '25cd7ace3c94c8b10995ff457a5bd2b0e3b6ea7d115f9db5344bbc60408b6fc6'],
    ['0026_reconciliation.sql', 'dd0f33e9560513a8fb3649dd8ae9e1cc2729201d8f8eedba678c053fe0bea94f'],
    ['0027_personal_fields.sql', '985722968017d2b36e28c3f48c846bf541b9aa1115f38eacaec9c5ebcad8ee04'],
    ['0028_banks_to_the_end.sql', '605ca03c0039a32608e19b9d67802f49d6f5c8fca7ec9bd45333b1f33ab6c723'],
    ['0030_sealed_exceptions.sql', 'd39ed9d411850119f1fb28d79bbed3bd94c627152ae5aa19486db74227bfe219'],
    ['0031_members.sql', 'a19ffaee5fb19d3de258b70cd9b1ff23db4fe1990f309d15d8a0a038cef2dd7f'],
    ['0032_mail.sql', '66c8ccec20d692403e7547cdc520d45cccb7bf3f30beee4f146551f99df518be'],
    ['0033_signing_in.sql', 'ae09b21fc056ee7a70bdfb5ab8595c7fd542cff30ae3981d89bbce8c6abbaa4c'],
    ['0034_approvals.sql', '7b203cc57f394cdfd3f240177ee452dd5bd7f77a7853bc75712a06a34a84a475'],
    ['0035_holds_and_sellers.sql', '7fe3dbcbf4eb7b03ad7107ab8c514f9d50a8578a5668082e413211367abe3596'],
    ['0036_acts.sql', '5b0f1504ba3aae2f55d88fcb4bd8167918ebaf94abc19b5e5a922c0166f205ac'],
    ['0037_identity_details.sql', '68cd688d23f5643b03daa4a2069a78bf0268f3b0dc4578c353b95b90a7154b58'],
    ['0039_identity_policies.sql', '2b9050e2a0dbd23233c2ac957358fc3521d311fee2a5e735598fce9be5bc645d'],
    ['0040_identity_documents.sql', '5bf1740f82cee0210cd630087e214d4fdf15b97800d91ee001794e40b49770ba'],
    ['0041_identity_sessions.sql', '1ae1e716e4436bad1a52ee037d2b517d6940a670b9714de799a6aa63f184d562'],
    ['0042_identity_challenges.sql', '979ca2dc74e539251931411dc8c0355173c9044df0d6ad8fb996b0de29797fd0'],
    ['0043_risk_facts.sql', 'ccef0ede77876783f924ef0fcd76c354dd9e54c2334b025d5a5a6620b185d6e1'],
    ['0045_risk_policies.sql', '49a638219ded46294b242b6d9e5065b9e06d185c0c143f5f012736e7d7c4e8ad'],
    ['0046_risk_lists.sql', '761e1df0b060bcee2d7f578b60aa74d3add08660a52e7f571cebfc41414ef913'],
    ['0047_risk_labels.sql', '3929b4c60dd3079341a33a3c6afb2ecfa41ab685c3eb7b860c779be68adebe4f'],
    ['0048_reviews.sql', '6f8ba68d7ffd6bd928b31aceb6f3143750b5144d5e075fa695f078e8157767bf'],
    ['0049_watch_lists.sql', 'c5ca5c6e5184cbc7926effe43e505b054d4dd2f908d30d00454de826634d0ae1'],
    ['0050_risk_neighbours.sql', 'eb6470b7ab8d21bf242b8ecbca387612b0999edc31b0e7c5efacfec1fb1eb596'],
    ['0051_particulars.sql', '29e5f5c4f0c023635395e6539cea1692e714ae412b96d726ae2e4c484dd4fdda'],
    [
      '0053_names_and_sealed_approvals.sql',
      'd7cbcdc07ee197015c08839bf1838b5180c1755487523927f2871087bc827306',
    ],
    ['0054_identity_evidence.sql', '1fe15089d56ccdb5a8a2b53017b38c51f0f5e11c5f8c428efcca0bd63af1feef'],
    ['0058_risk_policy_events.sql', '803097874c4c952209fac2c56a636581048429ab243cc2f5f08eb9df3d8e7801'],
    ['0059_risk_lessons.sql', '184c19062851db1889ae1953c5616c6d2adf7b02d563608c5f3c3054c4c5f463'],
    ['0062_long_transactions.sql', 'd9b16a4707f114524b6a412be53bdc2a80eca24862b0852e99be4c5e8a521102'],
    ['0063_imports.sql', '4083e95fef7e3da963a2079f91a0d6d41fffbf41078a4ddc59a72fb632027808'],
    ['0065_many_machines.sql', '36fa2defec2b45e4e0d39b8352363f9c47c55feba7271a65a57c934b850dfda5'],
    ['0066_event_log_node.sql', '88b1ecd88d82207433415a216fe23ce9c47db9eab9fdccbb7fa970b6a89c8645'],
    ['0067_sandbox_serial.sql', 'a7c0634fb80fd33419b2ca489a0c38dc7595e07a3e467c202df8c4fca4905695'],
    ['0069_cells.sql', '5660143b34cf50f08f7506e8d7d019f517c8d8ef31b9c1ad0cb5a6a5fa1de6f8'],
    ['0075_kept_facts.sql', '53562e3209f944d27bd9280afb72670804d957577634afc04946e341a9bcf511'],
    ['0076_payers.sql', '8659fa06b97e7b851bd5b6888c337dacbceb6974f4de929b99643ee6833eaf52'],
    ['0077_faces.sql', '6a0f20c7642337ec4d58d719416a5d331e25caca59fd024a90da0103f9da2913'],
    ['0079_faces_alike.sql', '2ba7d8f1384c1e676787f67be63aac34374c64a225cf42de76064eb359593de4'],
  ]),
};

export const FOLDS: readonly Fold[] = [BASELINE, SECOND_VERSION];
