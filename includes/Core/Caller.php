<?php
/**
 * The program that a user changes something with, for the histories.
 */

declare(strict_types=1);

namespace Pharos\Core;

use WP_Application_Passwords;

final class Caller {
	/** The user meta with the sessions of WordPress's MCP adapter, which have what clients say about themselves. */
	private const MCP_SESSIONS = 'mcp_adapter_sessions';

	private const LONGEST = 200;

	private static string $ability = '';

	private static int $executions = 0;

	/**
	 * @param 'mcp'|'ability'|'cli'|'rest'|'' $via         '' for a person in the browser.
	 * @param string                          $name        Of the MCP client; of the ability, also if the client has no name; or ''.
	 * @param string                          $application Name of the application password that the program has logged in with; or ''.
	 */
	private function __construct(
		public readonly string $via,
		public readonly string $name,
		public readonly string $application,
	) {}

	/** The one of this request. */
	public static function current(): self {
		$client = self::mcp_client();
		$application = self::application();
		$via = match (true) {
			$client !== null => 'mcp',
			self::$ability !== '' => 'ability',
			defined('WP_CLI') => 'cli',
			$application !== null => 'rest',
			default => '',
		};
		return new self($via, $client ?: self::$ability, $application ?? '');
	}

	/**
	 * Runs an ability of the plugin: what it changes is changed by it.
	 *
	 * @template T
	 * @param \Closure(): T $run
	 * @return T
	 */
	public static function in_ability(string $name, \Closure $run): mixed {
		$previous = self::$ability;
		self::$ability = $name;
		self::$executions++;
		try {
			return $run();
		} finally {
			self::$ability = $previous;
		}
	}

	/** A name for what belongs together: a form may write an object in several steps, and a program many objects; each ability is called for itself. */
	public static function token(): string {
		$parts = [getmypid(), $_SERVER['REQUEST_TIME_FLOAT'] ?? 0, self::$executions];
		return md5(implode(' ', $parts));
	}

	/** What the client of WordPress's MCP adapter calls itself, '' if it doesn't say; null if the adapter hasn't called. */
	private static function mcp_client(): ?string {
		if (!did_action('mcp_adapter_init')) {
			return null;
		}
		if (defined('WP_CLI')) {
			return (\WP_CLI::get_runner()->arguments[0] ?? '') === 'mcp-adapter' ? '' : null;
		}
		$sessions = get_user_meta(get_current_user_id(), self::MCP_SESSIONS, true);
		$id = sanitize_text_field(wp_unslash($_SERVER['HTTP_MCP_SESSION_ID'] ?? ''));
		$session = is_array($sessions) ? $sessions[$id] ?? null : null;
		if (!is_array($session)) {
			return null;
		}
		$client = $session['client_params']['clientInfo'] ?? null;
		$name = is_array($client) ? $client['title'] ?? ($client['name'] ?? '') : '';
		return is_string($name) ? self::plain($name) : '';
	}

	private static function application(): ?string {
		$uuid = rest_get_authenticated_app_password();
		if ($uuid === null) {
			return null;
		}
		$password = WP_Application_Passwords::get_user_application_password(
			get_current_user_id(),
			$uuid,
		);
		return self::plain((string) ($password['name'] ?? ''));
	}

	private static function plain(string $name): string {
		return mb_substr(sanitize_text_field($name), 0, self::LONGEST);
	}
}
