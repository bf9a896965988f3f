<?php

/** As much of WordPress and WooCommerce as the gateway uses, in memory. Not for shops. */

declare(strict_types=1);

const ABSPATH = __DIR__ . '/';
const HOUR_IN_SECONDS = 3600;
const DAY_IN_SECONDS = 86400;

final class Shop
{
    /** @var array<string, mixed> */
    public static array $options = [];
    /** @var array<int, WC_Order> */
    public static array $orders = [];
    /** @var array<string, list<callable>> */
    public static array $hooks = [];
    /** @var list<string> */
    public static array $notices = [];
    /** @var list<array{int, string, array<mixed>}> */
    public static array $scheduled = [];
    public static int $lastId = 0;
}

function add_action(string $name, callable $run, int $priority = 10, int $count = 1): void
{
    Shop::$hooks[$name][] = $run;
}
function do_action(string $name, mixed ...$given): void
{
    foreach (Shop::$hooks[$name] ?? [] as $run) {
        $run(...$given);
    }
}
function add_filter(string $name, callable $run): void
{
}
function get_option(string $name, mixed $default = false): mixed
{
    return Shop::$options[$name] ?? $default;
}
function update_option(string $name, mixed $value, bool $autoload = true): void
{
    Shop::$options[$name] = $value;
}
function home_url(string $path = '', ?string $scheme = null): string
{
    return 'http://127.0.0.1:9' . $path;
}
function wc_add_notice(string $text, string $type): void
{
    Shop::$notices[] = $text;
}
function wp_strip_all_tags(string $text): string
{
    return strip_tags($text);
}
function wp_cache_flush_runtime(): void
{
}
function is_wp_error(mixed $value): bool
{
    return $value instanceof WP_Error;
}
function wc_get_logger(): object
{
    return new class {
        /** @param array<string, string> $context */
        public function error(string $message, array $context): void
        {
            fwrite(STDERR, "{$message}\n");
        }
    };
}
function WC(): object
{
    return new class {
        public mixed $cart = null;
        public function queue(): object
        {
            return new class {
                /** @param array<mixed> $arguments */
                public function schedule_single(int $time, string $hook, array $arguments, string $group): void
                {
                    Shop::$scheduled[] = [$time, $hook, $arguments];
                }
            };
        }
    };
}
function wc_get_order(int $id): WC_Order|false
{
    return Shop::$orders[$id] ?? false;
}
/**
 * @param array{meta_key: string, meta_value: string} $query
 * @return list<WC_Order>
 */
function wc_get_orders(array $query): array
{
    $fits = static fn (WC_Order $one): bool => $one->get_meta($query['meta_key']) === $query['meta_value'];
    return array_values(array_filter(Shop::$orders, $fits));
}
/** @param array{order_id: int, amount: string, reason: string, items?: list<WC_Order_Item>} $given */
function wc_create_refund(array $given): WC_Order_Refund
{
    $refund = new WC_Order_Refund($given['amount'], $given['items'] ?? []);
    $order = Shop::$orders[$given['order_id']];
    array_unshift($order->refunds, $refund);
    if ((float) $order->get_remaining_refund_amount() <= 0.0) {
        $order->update_status('refunded');
    }
    return $refund;
}

final class WP_Error
{
    public function __construct(public string $code, public string $message)
    {
    }
    public function get_error_message(): string
    {
        return $this->message;
    }
}
final class WP_User
{
    public string $user_registered = '2024-01-02 03:04:05';
}

abstract class WC_Payment_Gateway
{
    public string $id = '';
    public string $title = '';
    public string $description = '';
    public string $method_title = '';
    public string $method_description = '';
    public bool $has_fields = false;
    /** @var list<string> */
    public array $supports = [];
    /** @var array<string, array<string, mixed>> */
    public array $form_fields = [];
    public function init_settings(): void
    {
    }
    public function get_option(string $name): string
    {
        return (string) (Shop::$options['woocommerce_surety_settings'][$name] ?? '');
    }
}

class Meta
{
    /** @var array<string, mixed> */
    private array $meta = [];
    public function get_meta(string $name): mixed
    {
        return $this->meta[$name] ?? '';
    }
    public function update_meta_data(string $name, mixed $value): void
    {
        $this->meta[$name] = $value;
    }
    public function delete_meta_data(string $name): void
    {
        unset($this->meta[$name]);
    }
    public function save(): void
    {
    }
}

final class WC_Order_Item extends Meta
{
    public readonly int $id;
    public function __construct(private string $name, private string $total, private string $tax = '0')
    {
        $this->id = ++Shop::$lastId;
    }
    public function get_id(): int
    {
        return $this->id;
    }
    public function get_name(): string
    {
        return $this->name;
    }
    public function get_total(): string
    {
        return $this->total;
    }
    public function get_total_tax(): string
    {
        return $this->tax;
    }
}

final class WC_Order_Refund extends Meta
{
    /** @param list<WC_Order_Item> $items */
    public function __construct(public string $amount, private array $items)
    {
    }
    /** @return list<WC_Order_Item> */
    public function get_items(): array
    {
        return $this->items;
    }
}

final class WC_Order extends Meta
{
    public string $status = 'pending';
    public ?string $paid = null;
    /** @var list<string> */
    public array $notes = [];
    /** @var list<WC_Order_Refund> */
    public array $refunds = [];
    private readonly int $id;
    private readonly string $key;

    /** @param list<WC_Order_Item> $items */
    public function __construct(public string $total, private array $items, private string $currency = 'NGN')
    {
        $this->id = ++Shop::$lastId;
        $this->key = 'wc_order_' . bin2hex(random_bytes(6));
        Shop::$orders[$this->id] = $this;
    }
    public function get_id(): int
    {
        return $this->id;
    }
    public function get_order_key(): string
    {
        return $this->key;
    }
    public function get_order_number(): string
    {
        return (string) $this->id;
    }
    public function get_total(): string
    {
        return $this->total;
    }
    public function get_currency(): string
    {
        return $this->currency;
    }
    public function get_billing_email(): string
    {
        return 'Ada@Example.com';
    }
    public function get_formatted_billing_full_name(): string
    {
        return 'Ada Obi ';
    }
    public function get_customer_id(): int
    {
        return 0;
    }
    public function get_user(): WP_User|false
    {
        return new WP_User();
    }
    public function get_customer_ip_address(): string
    {
        return '102.89.1.1';
    }
    /** @return array<int, WC_Order_Item> */
    public function get_items(mixed $types = null): array
    {
        return array_column($this->items, null, 'id');
    }
    public function get_item(int $id): WC_Order_Item|false
    {
        return $this->get_items()[$id] ?? false;
    }
    /** @return list<WC_Order_Refund> */
    public function get_refunds(): array
    {
        return $this->refunds;
    }
    public function get_remaining_refund_amount(): string
    {
        $gone = array_sum(array_map(static fn (WC_Order_Refund $one) => (float) $one->amount, $this->refunds));
        return number_format((float) $this->total - $gone, 2, '.', '');
    }
    public function get_date_paid(): ?string
    {
        return $this->paid;
    }
    public function is_paid(): bool
    {
        return in_array($this->status, ['processing', 'completed'], true);
    }
    /** @param string|list<string> $status */
    public function has_status(string|array $status): bool
    {
        return in_array($this->status, (array) $status, true);
    }
    public function add_order_note(string $note): void
    {
        $this->notes[] = $note;
    }
    public function update_status(string $status, string $note = ''): void
    {
        if ($status !== $this->status) {
            $this->status = $status;
            do_action("woocommerce_order_status_{$status}", $this->id);
        }
        if ($note !== '') {
            $this->add_order_note($note);
        }
    }
    public function payment_complete(string $transactionId): void
    {
        $this->paid = 'now';
        $this->update_status('processing');
    }
}

$wpdb = new class {
    public string $prefix = 'wp_';
    public function prepare(string $query, mixed ...$values): string
    {
        return $query;
    }
    public function get_var(string $query): string
    {
        return '1';
    }
    public function query(string $query): void
    {
    }
};
