<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use Surety\Exception\WebhookVerificationException;
use Surety\Webhook;
use Symfony\Component\HttpFoundation\Response;

/** Lets only signed webhooks through, and puts the event into the request's attributes. */
final class VerifySuretyWebhook
{
    public function handle(Request $request, Closure $next): Response
    {
        try {
            $secret = config('services.surety.webhook_secret');
            $event = Webhook::verify($request->getContent(), $request->headers->all(), $secret);
        } catch (WebhookVerificationException) {
            abort(400);
        }
        $request->attributes->set('surety', $event);
        return $next($request);
    }
}
