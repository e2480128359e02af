<?php
/**
 * The pages on which other code outputs tags that Pharos outputs too.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\Core\AtomicOptions;
use Pharos\Page\Context;

/**
 * Detected on the pages and stored until the theme, plugins or Pharos change. A head is held back only where other code
 * outputs such tags, or where that isn't known yet. Since pages of one kind may differ, code that mentions such tags
 * (TagSources) is assumed to output them. Pages with a different number of callbacks on the head's hooks are checked
 * separately; so are a random sample of pages without such tags, and pages of logged-in users.
 */
final class ForeignTags {
	/**
	 * An autoloaded option: `sign`, see sign(), and `kinds`: true for kinds of pages that may have such tags, false for
	 * a kind and its printers() without them.
	 */
	private const OPTION = 'pharos_others_tags';

	/** One in this many requests is checked again. */
	private const LOOKED_AT_AGAIN = 20;

	/** Maximum number of entries. Only plugins whose hooks differ from page to page cause more; pages beyond are held back. */
	private const MOST = 200;

	/** Hooks on which code outputs into the head. */
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

	/** Created before the page is output, because output removes and adds callbacks. */
	public function __construct(Context $page) {
		// Themes and plugins distinguish pages by template and type.
		$this->kind = is_front_page() ? Context::HOME : "$page->kind {$page->name()}";
		$this->printers = self::printers();
	}

	/** Whether the head of the page has to be checked. */
	public function may_be_there(): bool {
		$kinds = self::kinds(wp_load_alloptions()[self::OPTION] ?? '');
		return isset($kinds[$this->kind]) ||
			!isset($kinds[$this->clean()]) ||
			is_user_logged_in() ||
			random_int(1, self::LOOKED_AT_AGAIN) === 1;
	}

	/** Records the result of a check; it is stored at the end of the request, if it is new. */
	public function saw(bool $are_there): void {
		$stored = wp_load_alloptions()[self::OPTION] ?? '';
		$name = $are_there ? $this->kind : $this->clean();
		// A kind that may have such tags is always checked.
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

	/** Clears the results: other versions of themes and plugins may output different tags. */
	public static function forget(): void {
		delete_option(self::OPTION);
	}

	/** Stores a result only if the option is unchanged since it was read: of many concurrent requests, one writes it. */
	private static function keep(string $name, bool $are_there): void {
		$rows = new AtomicOptions([self::OPTION => 'on']);
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

	/** @return array<string, bool> The results since the last change of theme or plugins. */
	private static function kinds(string $stored): array {
		$seen = maybe_unserialize($stored);
		return is_array($seen) && ($seen['sign'] ?? '') === self::sign()
			? (array) ($seen['kinds'] ?? [])
			: [];
	}

	/** Returns a hash of the number of callbacks on each hook: some plugins add theirs on a few pages only. */
	private static function printers(): string {
		$counts = [];
		foreach (self::HOOKS as $hook) {
			$callbacks = $GLOBALS['wp_filter'][$hook]->callbacks ?? [];
			ksort($callbacks);
			$counts[] = array_map(count(...), $callbacks);
		}
		return substr(md5(serialize($counts)), 0, 8);
	}

	/** Returns a hash of the code that may output tags. Uses stored options: plugins that are off for single requests don't count. */
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
