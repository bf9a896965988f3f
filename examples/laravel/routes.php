<?php

declare(strict_types=1);

// For routes/api.php, whose routes have no CSRF token.

use App\Http\Middleware\VerifySuretyWebhook;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;
use Surety\Model\AgreementFundedEvent;

Route::post('/surety/webhook', function (Request $request) {
    $event = $request->attributes->get('surety');
    // The same event can be delivered again. `surety_events.id` is a primary key.
    DB::transaction(function () use ($event): void {
        if (DB::table('surety_events')->insertOrIgnore(['id' => $event->id ?? '']) === 0) {
            return;
        }
        if ($event instanceof AgreementFundedEvent) {
            DB::table('orders')->where('agreement_id', $event->agreementId)->update(['status' => 'paid']);
        }
    });
    return response()->noContent();
})->middleware(VerifySuretyWebhook::class);
