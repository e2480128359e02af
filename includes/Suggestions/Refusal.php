<?php
/**
 * The errors of requests that aren't sent to a provider.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use WP_Error;

final class Refusal {
	/** The error for an obstacle of Provider::obstacle(). */
	public static function of_obstacle(string $obstacle): WP_Error {
		return match ($obstacle) {
			'off' => self::error(
				'pharos_suggestions_off',
				__(
					'AI suggestions are turned off. An administrator can turn them on under Tools > Manage Features.',
					'pharos-seo',
				),
			),
			'unsupported' => self::error(
				'pharos_suggestions_unsupported',
				__(
					'AI suggestions require WordPress 7.0 or later, with AI turned on.',
					'pharos-seo',
				),
			),
			'no_model' => self::error(
				'pharos_suggestions_no_model',
				__(
					'No AI provider with a text model is connected. An administrator can connect one under Settings > Connectors.',
					'pharos-seo',
				),
			),
		};
	}

	/** The site has another provider than the one that the user agrees to. */
	public static function other_provider(): WP_Error {
		return self::error(
			'pharos_suggestions_other_provider',
			__(
				'The site has switched to another AI provider. Reload the page to see which one gets the text.',
				'pharos-seo',
			),
		);
	}

	public static function not_agreed(Provider $provider): WP_Error {
		return self::error(
			'pharos_suggestions_not_agreed',
			sprintf(
				/* translators: %s: name of an AI provider. */
				__('Agree to send text to %s first.', 'pharos-seo'),
				$provider->name,
			),
		);
	}

	public static function no_vision(Provider $provider): WP_Error {
		return self::error(
			'pharos_suggestions_no_vision',
			sprintf(
				/* translators: %s: name of an AI provider. */
				__(
					'%s has no model that can see images. Write the alt text yourself.',
					'pharos-seo',
				),
				$provider->name,
			),
		);
	}

	/** @param int $seconds Until the user may send another request. */
	public static function limit(int $seconds): WP_Error {
		$minutes = (int) ceil($seconds / MINUTE_IN_SECONDS);
		return self::error(
			'pharos_suggestions_limit',
			sprintf(
				/* translators: %d: a number of minutes. */
				_n(
					'You have reached the limit of suggestions for an hour. Try again in %d minute.',
					'You have reached the limit of suggestions for an hour. Try again in %d minutes.',
					$minutes,
					'pharos-seo',
				),
				$minutes,
			),
			429,
		);
	}

	private static function error(string $code, string $text, int $status = 409): WP_Error {
		return new WP_Error($code, $text, ['status' => $status]);
	}
}
