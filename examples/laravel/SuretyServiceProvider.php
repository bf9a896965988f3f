<?php

declare(strict_types=1);

namespace App\Providers;

use Illuminate\Support\ServiceProvider;
use Surety\Surety;

/** One client for the application, with the settings of config/services.php. */
final class SuretyServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->app->singleton(Surety::class, static fn (): Surety => new Surety(
            config('services.surety.key'),
            config('services.surety.url'),
        ));
    }
}
