<?php
/**
 * Validates redirects.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use WP_Error;

final class RedirectCheck {
	/**
	 * The redirect with new fields, if it may be stored.
	 *
	 * @return Rule|WP_Error See RedirectWriter::save() for the parameters and the errors of invalid fields.
	 */
	public static function run(
		array $fields,
		?Rule $stored = null,
		bool $confirm = false,
	): Rule|WP_Error {
		$input = new Input();
		$rule = $input->read($fields, $stored ?? new Rule(0, ''));
		if (
			$rule->match === 'pattern' &&
			$stored?->match !== 'pattern' &&
			$input->errors === [] &&
			RedirectRepository::count_patterns() >= RedirectRepository::MAX_PATTERNS
		) {
			$input->errors['match'] = sprintf(
				/* translators: %s: number of patterns. */
				__('There can be at most %s patterns.', 'pharos-seo'),
				number_format_i18n(RedirectRepository::MAX_PATTERNS),
			);
		}
		if ($input->errors !== []) {
			return new WP_Error('pharos_invalid_redirect', implode(' ', $input->errors), [
				'status' => 400,
				'errors' => $input->errors,
				'position' => $input->position,
			]);
		}
		$same = RedirectRepository::same($rule);
		if ($same !== null && $same->id !== $rule->id) {
			return self::exists($same);
		}
		return self::refusal($rule, $confirm) ?? $rule;
	}

	private static function refusal(Rule $rule, bool $confirm): ?WP_Error {
		if (Guard::locks_out($rule)) {
			return new WP_Error(
				'pharos_redirect_locks_out',
				__(
					'This redirect also matches the login or the admin area. Restrict it, for example with ^/(?!wp-) at the beginning of a pattern.',
					'pharos-seo',
				),
				[
					'status' => 400,
					'errors' => [
						'source' => __('The pattern matches the admin area.', 'pharos-seo'),
					],
				],
			);
		}
		$protected = $confirm ? null : Guard::protects($rule);
		if ($protected !== null) {
			return new WP_Error(
				'pharos_redirect_protected',
				sprintf(
					/* translators: %s: a path, such as /feed/. */
					__(
						'WordPress or search engines use %s. Redirecting it can break the site, its feeds or its sitemap.',
						'pharos-seo',
					),
					$protected,
				),
				['status' => 409, 'path' => $protected],
			);
		}
		$closing = $rule->enabled ? Loops::closing($rule) : null;
		return $closing === null
			? null
			: new WP_Error(
				'pharos_redirect_circle',
				$closing->id === $rule->id
					? __(
						'This redirect points back to itself. Enter a different target.',
						'pharos-seo',
					)
					: sprintf(
						/* translators: %s: the source of another redirect, such as /old/. */
						__(
							'This redirect points back to itself through the redirect of %s. Enter a different target.',
							'pharos-seo',
						),
						$closing->source,
					),
				['status' => 400, 'errors' => ['target' => __('Redirect loop.', 'pharos-seo')]],
			);
	}

	private static function exists(Rule $same): WP_Error {
		return new WP_Error(
			'pharos_redirect_exists',
			__('A redirect for this URL already exists.', 'pharos-seo'),
			[
				'status' => 409,
				'redirect' => $same->to_array(),
				'errors' => [
					'source' => __('A redirect for this URL already exists.', 'pharos-seo'),
				],
			],
		);
	}
}
