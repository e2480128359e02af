<?php
/**
 * `wp pharos search-console`. What is written above a method is its help.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use WP_CLI;
use WP_CLI\Formatter;
use WP_CLI\Utils;

/**
 * Manages the connection to Google Search Console, and lists its figures.
 *
 * To connect without the admin screens, set the constant of a service account.
 *
 * ## EXAMPLES
 *
 *     $ wp pharos search-console status
 */
final class Cli {
	/**
	 * Shows the connection. Ends with the exit code 1 when there is none, or something is wrong with it.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Some of the fields, with commas between them.
	 *
	 * [--format=<format>]
	 * : How it is printed.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 * ---
	 *
	 * ## AVAILABLE FIELDS
	 *
	 * * method: oauth, service_account or proxy
	 * * email: of the account
	 * * property: as Search Console names it
	 * * credentials: none, stored, constant or proxy
	 * * last_fetched: when data were fetched last
	 * * error: a code, such as token_revoked
	 * * message: what to do about it
	 * * blocked_until: when Google may be asked again
	 *
	 * ## EXAMPLES
	 *
	 *     # In a job of a server: tell when the connection doesn't work.
	 *     $ wp pharos search-console status --fields=error,message || mail …
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function status(array $names, array $options): void {
		$data = Overview::data();
		$formatter = new Formatter($options, [
			'method',
			'email',
			'property',
			'credentials',
			'last_fetched',
			'error',
			'message',
			'blocked_until',
		]);
		$formatter->display_item([
			'method' => $data['method'],
			'email' => $data['profile']['email'],
			'property' => $data['selectedSite'],
			'credentials' => $data['credentials']['source'],
			'last_fetched' => $data['lastFetched'] ?? '',
			'error' => $data['error']['code'] ?? '',
			'message' => $data['error']['message'] ?? '',
			'blocked_until' => $data['blocked_until'] ?? '',
		]);
		if ($data['method'] === '' || $data['error'] !== null) {
			WP_CLI::halt(1);
		}
	}

	/**
	 * Disconnects the account: revokes its grant at Google, and deletes tokens here. An OAuth client stays.
	 *
	 * ## OPTIONS
	 *
	 * [--delete-data]
	 * : Also delete the data that were fetched.
	 *
	 * [--yes]
	 * : Don't ask.
	 *
	 * [--dry-run]
	 * : Only show what would be disconnected.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp pharos search-console disconnect --yes
	 *     Success: Your account has been disconnected.
	 *
	 * @param string[]              $names   None.
	 * @param array<string, string> $options
	 */
	public function disconnect(array $names, array $options): void {
		if ((new Connection())->method() === '') {
			WP_CLI::warning(Reasons::message('not_connected'));
			return;
		}
		if (Utils\get_flag_value($options, 'dry-run', false)) {
			WP_CLI::line(
				sprintf(
					/* translators: %s: a Google account. */
					__('%s would be disconnected.', 'pharos-seo'),
					Overview::data()['profile']['email'] ?? '–',
				),
			);
			return;
		}
		WP_CLI::confirm(
			__('Disconnect the account from Google Search Console?', 'pharos-seo'),
			$options,
		);
		Disconnect::run(!Utils\get_flag_value($options, 'delete-data', false));
		WP_CLI::success(Disconnect::message());
	}
}
