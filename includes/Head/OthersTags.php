<?php
/**
 * On which pages others print tags that we print.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\OptionRows;

/**
 * Seen on the pages themselves and kept until theme, plugins or we change: only where others print such tags, or nobody has looked
 * yet, a head is held back. As pages of one kind may differ, whose code mentions such tags (TagSources) is taken for printing them; a
 * page on which more or fewer functions print into the head is looked at by itself, and so are some of those without such tags, and
 * what people see who are logged in.
 */
final class OthersTags {
	/**
	 * An autoloaded option: `sign`, see sign(), and `kinds`: true for kinds of pages that may have tags of others, false for a kind
	 * and its printers() without.
	 */
	private const OPTION = 'pharos_others_tags';

	/** One of so many. */
	private const LOOKED_AT_AGAIN = 20;

	/** Entries. More come only of plugins that hook differently on page after page; what is beyond is held back. */
	private const MOST = 200;

	/** Where others print into the head. */
	private const HOOKS = [
		'get_header',
		'wp_head',
		'wp_enqueue_scripts',
		'wp_print_styles',
		'wp_print_scripts',
		'site_icon_meta_tags',
	];

	private readonly string $kind;

	private readonly string $printers;

	/** Before the page is printed, which takes functions off the hooks and adds others. */
	public function __construct(Context $page) {
		// Themes and plugins know pages by their templates and types.
		$this->kind = is_front_page() ? Context::HOME : "$page->kind {$page->name()}";
		$this->printers = self::printers();
	}

	/** Whether the head of the page has to be looked at. */
	public function may_be_there(): bool {
		$kinds = self::kinds(wp_load_alloptions()[self::OPTION] ?? '');
		return isset($kinds[$this->kind]) ||
			!isset($kinds[$this->clean()]) ||
			is_user_logged_in() ||
			random_int(1, self::LOOKED_AT_AGAIN) === 1;
	}

	/** The head was looked at. It is kept at the end of the request, where it is news. */
	public function saw(bool $are_there): void {
		$stored = wp_load_alloptions()[self::OPTION] ?? '';
		$name = $are_there ? $this->kind : $this->clean();
		// A kind that may have such tags is looked at for good.
		if (isset(self::kinds($stored)[$this->kind]) || !self::is_news($name, $stored)) {
			return;
		}
		$files = $are_there ? [] : TagSources::of_hooks(self::HOOKS);
		$keep = function () use ($are_there, $files): void {
			$may_be_there = $are_there || TagSources::mention_tags($files);
			self::keep($may_be_there ? $this->kind : $this->clean(), $may_be_there);
		};
		add_action('shutdown', $keep, PHP_INT_MAX);
	}

	private function clean(): string {
		return "$this->kind $this->printers";
	}

	/** Other versions of themes and plugins may print other tags. */
	public static function forget(): void {
		delete_option(self::OPTION);
	}

	/** Only over what was read: of many visitors who see it first, one writes it. */
	private static function keep(string $name, bool $are_there): void {
		$rows = new OptionRows([self::OPTION => 'on']);
		$before = $rows->read();
		$stored = $before[self::OPTION]->option_value ?? '';
		if (!self::is_news($name, $stored)) {
			return;
		}
		$new = [
			'revision' => bin2hex(random_bytes(8)),
			'sign' => self::sign(),
			'kinds' => [$name => $are_there] + self::kinds($stored),
		];
		if ($rows->swap($before, [self::OPTION => $new])) {
			$rows->forget();
		}
	}

	private static function is_news(string $name, string $stored): bool {
		$kinds = self::kinds($stored);
		return !isset($kinds[$name]) && count($kinds) < self::MOST;
	}

	/** @return array<string, bool> What was seen since the last change. */
	private static function kinds(string $stored): array {
		$seen = maybe_unserialize($stored);
		return is_array($seen) && ($seen['sign'] ?? '') === self::sign()
			? (array) ($seen['kinds'] ?? [])
			: [];
	}

	/** How many functions are on the hooks: some plugins add theirs on a few pages only. */
	private static function printers(): string {
		$counts = [];
		foreach (self::HOOKS as $hook) {
			$callbacks = $GLOBALS['wp_filter'][$hook]->callbacks ?? [];
			ksort($callbacks);
			$counts[] = array_map(count(...), $callbacks);
		}
		return substr(md5(serialize($counts)), 0, 8);
	}

	/** What may print tags. As it is stored: plugins that are off for some requests only are no change. */
	private static function sign(): string {
		$options = wp_load_alloptions();
		$names = ['template', 'stylesheet', 'active_plugins'];
		$printers = array_map(static fn(string $name) => $options[$name] ?? '', $names);
		if (is_multisite()) {
			$printers[] = array_keys((array) get_site_option('active_sitewide_plugins', []));
		}
		$printers[] = wp_get_mu_plugins();
		return md5(serialize([PHAROS_VERSION, $GLOBALS['wp_version'], $printers]));
	}
}
