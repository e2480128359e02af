<?php
/**
 * The end of a connection.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\SearchConsole\Data\Job;
use Pharos\SearchConsole\Data\Tables;
use Pharos\SearchConsole\Google\Proxy;
use Pharos\SearchConsole\Google\TokenEndpoint;
use Pharos\SearchConsole\Google\Tokens;

final class Disconnect {
	/** Everything but an OAuth client: its owner may connect again. */
	public static function run(bool $keep_data = true): void {
		self::account();
		(new Connection())->forget();
		if (Credentials::current()->kind === 'service_account') {
			Credentials::forget();
		}
		$keep_data ? Job::unschedule() : Tables::clear();
	}

	/** What people are told then. */
	public static function message(): string {
		return Credentials::current()->kind === 'service_account'
			? __(
				'The property is no longer selected. To disconnect the service account, remove its constant from wp-config.php.',
				'pharos-seo',
			)
			: __('Your account has been disconnected.', 'pharos-seo');
	}

	/** Credentials go, and the account with them; property and figures stay for the next one. */
	public static function credentials(): void {
		self::account();
		Credentials::forget();
	}

	/** The plugin is deleted: no secret may stay, whatever becomes of the rest. */
	public static function uninstall(): void {
		self::credentials();
	}

	/** Revokes what the account has granted, and deletes it here. */
	public static function account(): void {
		$connection = new Connection();
		if (self::may_revoke($connection)) {
			Proxy::current()?->revoke();
			$token = $connection->method() === 'oauth' ? Tokens::to_revoke() : null;
			$token !== null && TokenEndpoint::revoke($token);
		}
		Tokens::forget();
		SignIn::forget();
		$connection->sign_out();
	}

	/**
	 * A copy of the site has the tokens of the original, which goes on. Sites of a network that share a client by constants share its
	 * project, and Google revokes what an account has granted to all of a project.
	 */
	private static function may_revoke(Connection $connection): bool {
		$is_shared = is_multisite() && Credentials::current()->source === 'constant';
		return !$is_shared && $connection->hindrance() !== 'site_moved';
	}
}
