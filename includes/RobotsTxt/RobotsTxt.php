<?php
/**
 * The custom robots.txt of the site.
 */

declare(strict_types=1);

namespace Pharos\RobotsTxt;

use Pharos\Core\AtomicOptions;
use Pharos\Core\OptionChange;
use Pharos\Settings\Registry;
use Pharos\Settings\Settings;

/**
 * WordPress generates the file on request; a custom text replaces its output. The text is an option that isn't autoloaded: only robots.txt
 * and its editor read it.
 */
final class RobotsTxt {
	/** `text`, and as `revision` the number of saves. */
	public const OPTION = 'pharos_robots_txt';

	/** Whether the text for the editor is being generated: without the AI crawlers of the settings. */
	private static bool $is_text_only = false;

	/**
	 * Maximum size in bytes. Crawlers read 500 KiB and may ignore the rest.
	 *
	 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.5
	 */
	public const MAX_BYTES = 500 * 1024;

	/** The custom text; '' if WordPress generates the file. */
	public static function custom_text(): string {
		return self::unpack(get_option(self::OPTION))['text'];
	}

	/** The text to edit. */
	public static function current(): string {
		return self::custom_text() ?: self::default();
	}

	/**
	 * On WordPress's filter `robots_txt`. The custom text replaces the output of WordPress and other plugins, which is the initial text in
	 * the editor. Blocked AI crawlers are added at the end, unless the text has rules for them.
	 *
	 * @param string $output The output of WordPress and other plugins.
	 */
	public static function filter(string $output, Settings $settings): string {
		$own = self::custom_text();
		$text = $own === '' ? $output : $own;
		// Most sites block none, and load no table.
		$is_any_blocked = in_array('block', $settings->get('ai_crawlers'), true);
		return $is_any_blocked && !self::$is_text_only
			? Groups::add($text, AiCrawlers::blocked($settings))
			: $text;
	}

	/** The robots.txt that is currently served. */
	public static function served(): string {
		return PhysicalFile::exists() ? PhysicalFile::content() : self::generate();
	}

	/** Whether the served robots.txt blocks the whole site for all crawlers. */
	public static function blocks_everything(): bool {
		return (self::url() !== '' || PhysicalFile::exists()) &&
			Rules::block_everything(self::served());
	}

	/** The text that WordPress would serve without a custom text. */
	public static function default(): string {
		$no_text = static fn(): string => '';
		add_filter('pre_option_' . self::OPTION, $no_text);
		self::$is_text_only = true;
		$made = self::generate();
		self::$is_text_only = false;
		remove_filter('pre_option_' . self::OPTION, $no_text);
		return self::normalise($made);
	}

	/**
	 * The file's URL; '' if WordPress can't serve it: crawlers only request it at the root of the host, and without pretty permalinks the
	 * request doesn't reach WordPress.
	 */
	public static function url(): string {
		$path = (string) wp_parse_url(home_url('/'), PHP_URL_PATH);
		return ($path === '' || $path === '/') && get_option('permalink_structure')
			? home_url('/robots.txt')
			: '';
	}

	/**
	 * Saves a text. '' or a text equal to the default restores WordPress's output, so that later additions by WordPress and other plugins
	 * are included.
	 *
	 * @param string      $text     See normalise().
	 * @param string|null $previous The text that was edited; if another text was saved since, it isn't overwritten. Null to overwrite any
	 *         text.
	 * @param string      $via      The source of the change, for the history: see Settings\Settings::save().
	 * @return 'saved'|'changed'|'failed' Failed: a database error.
	 */
	public static function save(
		string $text,
		?string $previous = null,
		string $via = 'save',
	): string {
		$default = self::default();
		$new = $text === $default ? '' : $text;
		$journal = Registry::journal(new Settings());
		$change = static function (array $rows) use (
			$new,
			$default,
			$previous,
			$via,
			$journal,
		): OptionChange|string {
			$now = self::unpack(maybe_unserialize($rows[self::OPTION]->option_value ?? ''));
			// If a request is repeated because its response was lost, the text is already saved.
			if ($now['text'] === $new) {
				return 'saved';
			}
			if ($previous !== null && self::normalise($previous) !== ($now['text'] ?: $default)) {
				return 'changed';
			}
			$journal?->prepare();
			$content = ['revision' => $now['revision'] + 1, 'text' => $new];
			return new OptionChange(
				[self::OPTION => $new === '' ? null : $content],
				static fn(): bool => $journal?->robots_txt_saved($new, $now['text'], $via) ?? true,
				/**
				 * Fires after the text of robots.txt was saved.
				 *
				 * @param string $text     The new text; '' if WordPress generates the file again.
				 * @param string $previous The text before.
				 * @param string $via      The source of the change: save, import, migration or restore.
				 *
				 * @since 1.0.0
				 * @example add_action('pharos_robots_txt_saved', static fn(string $text) => Acme\Log::add('robots.txt', $text));
				 */
				static fn() => do_action('pharos_robots_txt_saved', $new, $now['text'], $via),
			);
		};
		$result = (new AtomicOptions([self::OPTION => 'off']))->change($change);
		return is_string($result) ? $result : ($result ? 'saved' : 'failed');
	}

	/** Normalizes line endings, with one at the end and no byte order mark; everything else stays as entered. */
	public static function normalise(string $text): string {
		$text = str_replace(["\r\n", "\r", "\0"], ["\n", "\n", ''], $text);
		$text = rtrim((string) preg_replace('/^\x{FEFF}/u', '', $text));
		return $text === '' ? '' : $text . "\n";
	}

	/**
	 * The stored option as an array; it may be a string if it was stored manually.
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
	 * Generates the text like do_robots(), which also sends a header and fires an action at which plugins output text or end the request.
	 */
	private static function generate(): string {
		$output = sprintf(
			"User-agent: *\nDisallow: %s\nAllow: %s\n",
			wp_parse_url(admin_url(), PHP_URL_PATH),
			wp_parse_url(admin_url('admin-ajax.php'), PHP_URL_PATH),
		);
		/** This filter is documented in wp-includes/functions.php. */
		return (string) apply_filters('robots_txt', $output, (bool) get_option('blog_public'));
	}
}
