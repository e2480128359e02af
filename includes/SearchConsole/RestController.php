<?php
/**
 * Routes of the connection: its state, connecting and disconnecting.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\SearchConsole\Data\Driver;
use Pharos\SearchConsole\Data\Job;
use Pharos\SearchConsole\Data\Properties;
use Pharos\SearchConsole\Google\Api;
use Pharos\SearchConsole\Google\Failure;
use Pharos\SearchConsole\Google\Proxy;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

/** Secrets are accepted but never returned. */
final class RestController {
	/** Seconds that a request of an open screen works on a fetch. */
	private const HELP = 4.0;

	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add(
			'GET /search-console',
			Permission::SearchConsole,
			self::told($this->connection(...)),
			[
				'work' => Routes::flag(
					__(
						'Whether to work on a fetch for some seconds, if WP-Cron doesn’t run.',
						'pharos-seo',
					),
				),
			],
		);
		Routes::add(
			'POST /search-console/moved',
			Permission::Settings,
			self::told(self::moved(...)),
		);
		Routes::add(
			'POST /google-credentials',
			Permission::Settings,
			self::told(self::save(...)),
			CredentialsInput::arguments(),
		);
		Routes::add(
			'DELETE /google-credentials',
			Permission::Settings,
			self::told(self::delete(...)),
		);
		Routes::add('GET /auth-url', Permission::Settings, self::told(self::auth_url(...)), [
			'sitemaps' => Routes::flag(
				__('Whether to ask for permission to submit sitemaps, too.', 'pharos-seo'),
			),
			'from' => [
				'description' => __('The screen to return to afterwards.', 'pharos-seo'),
				'type' => 'string',
				'enum' => ['dashboard', SignIn::WIZARD],
				'default' => 'dashboard',
			],
		]);
		Routes::add('GET /sites', Permission::Settings, self::told(self::sites(...)));
		Routes::add('GET /site', Permission::Settings, self::told(self::site(...)));
		Routes::add('PUT /site', Permission::Settings, self::told(self::choose(...)), [
			'url' => [
				'description' => __(
					'The property, as listed for the connected account.',
					'pharos-seo',
				),
				'type' => 'string',
				'required' => true,
			],
			'keep_data' => [
				'description' => __(
					'Whether to keep the fetched data of the former property.',
					'pharos-seo',
				),
				'type' => 'boolean',
				'default' => true,
			],
		]);
		Routes::add(
			'DELETE /revoke-auth',
			Permission::Settings,
			self::told(self::disconnect(...)),
			[
				'keep_data' => [
					'description' => __('Whether to keep the fetched data.', 'pharos-seo'),
					'type' => 'boolean',
					'default' => true,
				],
			],
		);
	}

	/** Wraps a route so that failures at Google become error messages. */
	public static function told(\Closure $answer): \Closure {
		return static function (WP_REST_Request $request) use ($answer): array|WP_Error {
			try {
				return $answer($request);
			} catch (Failure $failure) {
				return Reasons::error($failure);
			}
		};
	}

	private function connection(WP_REST_Request $request): array {
		if ($request['work']) {
			Driver::help($this->settings, self::HELP);
		}
		return self::overview();
	}

	private static function overview(): array {
		// The site may have been reconnected.
		Job::ensure();
		IndexStatus\Job::ensure();
		return ['success' => true, 'data' => Overview::data()];
	}

	private static function moved(): array {
		(new Connection())->adopt_home();
		return self::overview();
	}

	private static function save(WP_REST_Request $request): array|WP_Error {
		$account = $request['service_account'];
		return self::locked() ??
			(($account !== ''
				? CredentialsInput::save_service_account(
					is_string($account) ? $account : (string) wp_json_encode($account),
				)
				: CredentialsInput::save_client(
					$request['client_id'],
					$request['client_secret'],
				)) ??
				self::overview());
	}

	private static function delete(): array|WP_Error {
		$locked = self::locked();
		if ($locked === null) {
			Disconnect::credentials();
		}
		return $locked ?? self::overview();
	}

	private static function locked(): ?WP_Error {
		return Credentials::current()->source !== 'constant'
			? null
			: new WP_Error(
				'pharos_google_credentials_locked',
				__(
					'The credentials are set by constants in wp-config.php. Change them there.',
					'pharos-seo',
				),
				['status' => 409],
			);
	}

	private static function auth_url(WP_REST_Request $request): array {
		$proxy = Proxy::registered();
		return [
			'success' => true,
			'url' => $proxy
				? $proxy->auth_url
				: SignIn::url($request['sitemaps'], $request['from']),
		];
	}

	private static function sites(): array {
		$entries = (new Api())->sites();
		$home = home_url('/');
		return [
			'success' => true,
			'siteEntry' => array_map(
				static fn(array $entry): array => $entry + [
					'related' => SuggestedProperty::is_related($entry['siteUrl'], $home),
				],
				$entries,
			),
			...SuggestedProperty::find($entries, $home),
		];
	}

	private static function site(): array {
		return ['success' => true, 'site' => Property::chosen()];
	}

	private static function choose(WP_REST_Request $request): array|WP_Error {
		$levels = array_column((new Api())->sites(), 'permissionLevel', 'siteUrl');
		$level = $levels[$request['url']] ?? null;
		if ($level === null || $level === 'siteUnverifiedUser') {
			return new WP_Error(
				'pharos_google_unknown_property',
				$level === null
					? __(
						'The connected account doesn’t have access to this property. Select one from the list.',
						'pharos-seo',
					)
					: __(
						'The connected account isn’t verified for this property. Verify it in Search Console first.',
						'pharos-seo',
					),
				['status' => 400, 'params' => ['url']],
			);
		}
		$former = Property::chosen();
		(new Connection())->choose($request['url']);
		if (!$request['keep_data']) {
			Properties::forget($former);
			$former !== $request['url'] && IndexStatus\Items::forget($former);
		}
		return [
			'success' => true,
			'site' => $request['url'],
			'message' => __('Site selected successfully', 'pharos-seo'),
		];
	}

	private static function disconnect(WP_REST_Request $request): array {
		Disconnect::run($request['keep_data']);
		return [
			'success' => true,
			'message' => Disconnect::message(),
		];
	}
}
