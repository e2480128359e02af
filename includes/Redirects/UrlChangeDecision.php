<?php
/**
 * The choice that comes with a request: what becomes of a URL that changes or goes.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Permission;
use WP_Error;
use WP_REST_Request;

/**
 * `default`, `none`, `gone`, or a target. It comes with the request that makes the change: as the parameter `pharos_redirect` of
 * WordPress's own REST routes, or as a field of that name in WordPress's forms, whose nonces are checked before anything is saved.
 */
final class UrlChangeDecision {
	public const NAME = 'pharos_redirect';

	private static ?string $of_request = null;

	private function __construct(private readonly string $value) {}

	public static function current(): self {
		$value = self::$of_request ?? (self::posted() ?? '');
		return new self($value === '' || self::problem($value) ? 'default' : $value);
	}

	public static function default(): self {
		return new self('default');
	}

	/** A choice that is made after the change. */
	public static function from_value(string $value): self|WP_Error {
		$value = trim($value);
		return self::problem($value) ?? new self($value === '' ? 'default' : $value);
	}

	/** Runs what changes URLs without redirecting them. */
	public static function none_during(\Closure $run): mixed {
		$previous = self::$of_request;
		self::$of_request = 'none';
		try {
			return $run();
		} finally {
			self::$of_request = $previous;
		}
	}

	/** Why the choice of a form is refused, for people; null if it's fine. */
	public static function posted_problem(): ?string {
		$posted = self::$of_request === null ? self::posted() : null;
		// The script of the form sends what was typed as the target.
		return $posted === ''
			? __('Enter the target URL.', 'pharos-seo')
			: self::message($posted === null ? null : self::problem($posted));
	}

	/** On `wp_ajax_inline-save` and `wp_ajax_inline-save-tax`, before WordPress: quick edit shows the message and stays open. */
	public static function refuse_posted(): void {
		$problem = self::posted_problem();
		if ($problem !== null) {
			wp_die(esc_html($problem));
		}
	}

	/**
	 * Reads the parameter of a REST request before WordPress stores anything of it. On `rest_request_before_callbacks`.
	 *
	 * @param mixed $response Whatever is known before WordPress runs the route.
	 */
	public static function read(mixed $response, array $handler, WP_REST_Request $request): mixed {
		$value = $request[self::NAME];
		if (
			$response !== null ||
			$value === null ||
			// WordPress finds routes without regard to case.
			stripos($request->get_route(), '/wp/v2/') !== 0
		) {
			return $response;
		}
		$problem = is_string($value)
			? self::problem(trim($value))
			: new WP_Error(
				'rest_invalid_param',
				__('It must be a single line of text.', 'pharos-seo'),
				[
					'status' => 400,
				],
			);
		if ($problem === null) {
			self::$of_request = trim($value);
		}
		return $problem;
	}

	/** On `rest_request_after_callbacks`: the next request may be another one of a batch. */
	public static function forget(mixed $response): mixed {
		self::$of_request = null;
		return $response;
	}

	public function is_default(): bool {
		return $this->value === 'default';
	}

	public function is_none(): bool {
		return $this->value === 'none';
	}

	/**
	 * @param string $default The target by default.
	 * @return array{target: string, status: int}
	 */
	public function fields(string $default): array {
		return $this->value === 'gone'
			? ['target' => '', 'status' => 410]
			: ['target' => $this->is_default() ? $default : $this->value, 'status' => 301];
	}

	/** The field of a form of WordPress; null where it has none. */
	private static function posted(): ?string {
		$posted = is_admin() ? $_POST[self::NAME] ?? null : null;
		return is_string($posted) ? trim(wp_unslash($posted)) : null;
	}

	private static function message(?WP_Error $problem): ?string {
		return $problem === null
			? null
			: $problem->get_error_data()['params'][self::NAME] ?? $problem->get_error_message();
	}

	private static function problem(string $value): ?WP_Error {
		if (in_array($value, ['', 'default', 'none'], true)) {
			return null;
		}
		$input = new Input();
		$value === 'gone' || $input->read(['source' => '/', 'target' => $value], new Rule(0, '/'));
		if (isset($input->errors['target'])) {
			return new WP_Error(
				'rest_invalid_param',
				self::NAME . ': ' . $input->errors['target'],
				['status' => 400, 'params' => [self::NAME => $input->errors['target']]],
			);
		}
		return current_user_can('publish_posts') &&
			(!TargetText::is_elsewhere($value) || Permission::Redirects->granted())
			? null
			: new WP_Error(
				'pharos_redirect_forbidden',
				__(
					'You aren’t allowed to redirect this URL to that target. Ask an administrator.',
					'pharos-seo',
				),
				['status' => rest_authorization_required_code()],
			);
	}
}
