/**
 * The baseline replaces the first migrations. A database that ran all of them already has its tables; one
 * that ran only some must first be upgraded with the last version that still had them.
 */
export const BASELINE = '0011_baseline.sql';
export const BEFORE_BASELINE = '0.1.0';

/**
 * Each folded migration with its checksum: a migration that ran with a different text left different tables.
 */
export const FOLDED: ReadonlyMap<string, string> = new Map([
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
]);
