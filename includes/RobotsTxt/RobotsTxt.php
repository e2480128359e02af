<?php
/**
 * The site's own robots.txt.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

use Pharos\OptionRows;

/**
 * WordPress makes the file up when it is asked for; a text of the administrator's takes its place on the way out. The
 * text is an option that is not autoloaded: nothing but robots.txt and its editor reads it.
 */
final class RobotsTxt {
	/** `text`, and under `revision` how often it was saved. */
	public const OPTION = 'pharos_robots_txt';

	/** Each attempt that is in vain means that somebody else has succeeded. */
	private const ATTEMPTS = 20;

	/**
	 * Bytes. Crawlers read 500 KiB and may leave the rest.
	 *
	 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.5
	 */
	public const MAX_BYTES = 500 * 1024;

	/** What the administrator wrote; '' when the file is WordPress's own. */
	public static function own(): string {
		return self::unpack(get_option(self::OPTION))['text'];
	}

	/** The text to edit. */
	public static function current(): string {
		return self::own() ?: self::default();
	}

	/**
	 * On WordPress's filter `robots_txt`. The administrator has the last word: what WordPress and other plugins say is in the text
	 * that the editor begins with.
	 *
	 * @param string $output What WordPress and other plugins made.
	 */
	public static function filter(string $output): string {
		$own = self::own();
		return $own === '' ? $output : $own;
	}

	/** What visitors get now. */
	public static function served(): string {
		return PhysicalFile::exists() ? PhysicalFile::content() : self::made();
	}

	/** Whether what visitors get forbids the whole site to all crawlers. */
	public static function blocks_everything(): bool {
		return (self::url() !== '' || PhysicalFile::exists()) &&
			Rules::block_everything(self::served());
	}

	/** What WordPress would serve without a text of the administrator's. */
	public static function default(): string {
		$ours = static fn(): string => '';
		add_filter('pre_option_' . self::OPTION, $ours);
		$made = self::made();
		remove_filter('pre_option_' . self::OPTION, $ours);
		return self::normalise($made);
	}

	/**
	 * The file's address; '' where WordPress can't serve one: crawlers ask for it at the root of the host only, and
	 * without pretty permalinks the request does not reach WordPress.
	 */
	public static function url(): string {
		$path = (string) wp_parse_url(home_url('/'), PHP_URL_PATH);
		return ($path === '' || $path === '/') && get_option('permalink_structure')
			? home_url('/robots.txt')
			: '';
	}

	/**
	 * Keeps a text, or goes back to WordPress's own with '' or a text equal to it: what WordPress and other plugins
	 * add later then shows.
	 *
	 * @param string      $text     See normalise().
	 * @param string|null $previous The text that was edited; another one that was saved meanwhile stays. Null when nobody has
	 *                              to be asked.
	 * @param string      $via      What saves it, for the history: see Settings\Settings::save().
	 * @return 'saved'|'changed'|'failed' Failed: the database did not take it.
	 */
	public static function save(
		string $text,
		?string $previous = null,
		string $via = 'save',
	): string {
		$rows = new OptionRows([self::OPTION => 'off']);
		$default = self::default();
		$new = $text === $default ? '' : $text;
		for ($attempt = 1; $attempt <= self::ATTEMPTS; $attempt++) {
			$read = $rows->read();
			$now = self::unpack(maybe_unserialize($read[self::OPTION]->option_value ?? ''));
			// Sent twice because the first answer was lost, the text is already there.
			if ($now['text'] === $new) {
				return 'saved';
			}
			if ($previous !== null && self::normalise($previous) !== ($now['text'] ?: $default)) {
				return 'changed';
			}
			$content = ['revision' => $now['revision'] + 1, 'text' => $new];
			if ($rows->swap($read, [self::OPTION => $new === '' ? null : $content])) {
				$rows->forget();
				/**
				 * Fires after the text of robots.txt was saved.
				 *
				 * @param string $text     The new text; '' when WordPress makes the file again.
				 * @param string $previous The text before.
				 * @param string $via      What has saved it: save, import, migration or restore.
				 */
				do_action('pharos_robots_txt_saved', $new, $now['text'], $via);
				return 'saved';
			}
			if ($rows->failed()) {
				break;
			}
		}
		return 'failed';
	}

	/** One kind of line end, one at the very end, no byte order mark; everything else stays as it was typed. */
	public static function normalise(string $text): string {
		$text = str_replace(["\r\n", "\r", "\0"], ["\n", "\n", ''], $text);
		$text = rtrim((string) preg_replace('/^\x{FEFF}/u', '', $text));
		return $text === '' ? '' : $text . "\n";
	}

	/**
	 * The option in its shape; a text alone may have been put there by hand.
	 *
	 * @return array{revision: int, text: string}
	 */
	private static function unpack(mixed $stored): array {
		$stored = is_array($stored) ? $stored : ['text' => $stored];
		$text = $stored['text'] ?? '';
		return [
			'revision' => is_int($stored['revision'] ?? null) ? $stored['revision'] : 0,
			'text' => is_string($text) ? self::normalise($text) : '',
		];
	}

	/**
	 * As do_robots() does it, which also sends a header, and fires an action at which plugins print, or end the
	 * request.
	 */
	private static function made(): string {
		$output = sprintf(
			"User-agent: *\nDisallow: %s\nAllow: %s\n",
			wp_parse_url(admin_url(), PHP_URL_PATH),
			wp_parse_url(admin_url('admin-ajax.php'), PHP_URL_PATH),
		);
		/** This filter is documented in wp-includes/functions.php. */
		return (string) apply_filters('robots_txt', $output, (bool) get_option('blog_public'));
	}
}
