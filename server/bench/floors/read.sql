-- One row by primary key, and its child rows. Do not edit a floor: its figures are compared with those of
-- earlier versions.
\set id random(1, 5000)
SELECT id, buyer, seller, currency, total, created_at FROM floor_orders WHERE id = :id;
SELECT position, title, amount FROM floor_lines WHERE order_id = :id ORDER BY position;
