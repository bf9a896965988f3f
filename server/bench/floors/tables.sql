-- The tables of the floors. Do not edit a floor: its figures are compared with those of earlier versions.
CREATE TABLE floor_balances (id integer PRIMARY KEY, balance bigint NOT NULL);
INSERT INTO floor_balances SELECT n, 0 FROM generate_series(1, 100000) n;

CREATE TABLE floor_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  debit integer NOT NULL,
  credit integer NOT NULL,
  amount bigint NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE floor_orders (
  id integer PRIMARY KEY,
  buyer text NOT NULL,
  seller text NOT NULL,
  currency text NOT NULL,
  total bigint NOT NULL,
  created_at timestamptz NOT NULL
);
INSERT INTO floor_orders SELECT n, 'buyer-' || n, 'seller-' || n, 'NGN', 3000, now()
FROM generate_series(1, 5000) n;

CREATE TABLE floor_lines (
  order_id integer NOT NULL,
  position integer NOT NULL,
  title text NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (order_id, position)
);
INSERT INTO floor_lines SELECT n, line, 'A third of it', 1000
FROM generate_series(1, 5000) n, generate_series(1, 3) line;

GRANT SELECT, UPDATE ON floor_balances TO surety;
GRANT INSERT ON floor_transfers TO surety;
GRANT SELECT ON floor_orders, floor_lines TO surety;
GRANT SELECT, UPDATE ON pgbench_accounts TO surety;
GRANT SELECT ON pgbench_branches TO surety;
GRANT INSERT ON pgbench_history TO surety;
