<?php
/**
 * Disconnects the site from Google.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\SearchConsole\Data\Job;
use Pharos\SearchConsole\Data\Tables;
use Pharos\SearchConsole\Google\Proxy;
use Pharos\SearchConsole\Google\TokenEndpoint;
use Pharos\SearchConsole\Google\Tokens;

final class Disconnect {
	/** Deletes everything except an OAuth client, so that the administrator can connect again. */
	public static function run(bool $keep_data = true): void {
		self::account();
		(new Connection())->forget();
		if (Credentials::current()->kind === 'service_account') {
			Credentials::forget();
		}
		Job::event()->unschedule();
		IndexStatus\Job::event()->unschedule();
		if (!$keep_data) {
			Tables::clear();
			IndexStatus\Job::clear();
		}
	}

	/** Message shown afterwards. */
	public static function message(): string {
		return Credentials::current()->kind === 'service_account'
			? __(
				'The property is no longer selected. To disconnect the service account, remove its constant from wp-config.php.',
				'pharos-seo',
			)
			: __('Your account has been disconnected.', 'pharos-seo');
	}

	/** Deletes the credentials and the account; property and figures are kept for the next account. */
	public static function credentials(): void {
		self::account();
		Credentials::forget();
	}

	/** On uninstall: deletes all secrets, even if other data is kept. */
	public static function uninstall(): void {
		self::credentials();
	}

	/** Revokes the account's grant, and deletes the account. */
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
	 * A copy of the site has the tokens of the original, which must keep working. Sites of a network that share a client by constants share
	 * its project, and Google revokes an account's grants for the whole project.
	 */
	private static function may_revoke(Connection $connection): bool {
		$is_shared = is_multisite() && Credentials::current()->source === 'constant';
		return !$is_shared && $connection->hindrance() !== 'site_moved';
	}
}
