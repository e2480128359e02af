<?php
/**
 * On which pages others print tags that we print.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\OptionRows;

/**
 * Seen on the pages themselves and kept until theme, plugins or we change: only where others print such tags, or nobody has looked
 * yet, a head is held back. As pages of one kind may differ, some of those without are looked at again, and what people see who are
 * logged in.
 */
final class OthersTags {
	/** An autoloaded option: `sign`, see sign(), and `kinds` of pages, true for those with tags of others. */
	private const OPTION = 'pharos_others_tags';

	/** One of so many. */
	private const LOOKED_AT_AGAIN = 20;

	/** Whether the head of a page has to be looked at. */
	public static function may_be_on(Context $page): bool {
		$stored = wp_load_alloptions()[self::OPTION] ?? '';
		return (self::kinds($stored)[self::kind($page)] ?? true) ||
			is_user_logged_in() ||
			random_int(1, self::LOOKED_AT_AGAIN) === 1;
	}

	/** A head was looked at. It is kept at the end of the request, where it is news. */
	public static function saw(Context $page, bool $are_there): void {
		$kind = self::kind($page);
		if (self::is_news($kind, $are_there, wp_load_alloptions()[self::OPTION] ?? '')) {
			add_action('shutdown', static fn() => self::keep($kind, $are_there), PHP_INT_MAX);
		}
	}

	/** Other versions of themes and plugins may print other tags. */
	public static function forget(): void {
		delete_option(self::OPTION);
	}

	/** Only over what was read: of many visitors who see it first, one writes it. */
	private static function keep(string $kind, bool $are_there): void {
		$rows = new OptionRows([self::OPTION => 'on']);
		$before = $rows->read();
		$stored = $before[self::OPTION]->option_value ?? '';
		if (!self::is_news($kind, $are_there, $stored)) {
			return;
		}
		$new = [
			'revision' => bin2hex(random_bytes(8)),
			'sign' => self::sign(),
			'kinds' => [$kind => $are_there] + self::kinds($stored),
		];
		if ($rows->swap($before, [self::OPTION => $new])) {
			$rows->forget();
		}
	}

	/** A page without them does not say that no other page of its kind has any. */
	private static function is_news(string $kind, bool $are_there, string $stored): bool {
		$known = self::kinds($stored)[$kind] ?? null;
		return $known === null || ($are_there && !$known);
	}

	/** @return array<string, bool> What was seen since the last change. */
	private static function kinds(string $stored): array {
		$seen = maybe_unserialize($stored);
		return is_array($seen) && ($seen['sign'] ?? '') === self::sign()
			? (array) ($seen['kinds'] ?? [])
			: [];
	}

	/** Themes and plugins know pages by their templates and types. */
	private static function kind(Context $page): string {
		return is_front_page() ? Context::HOME : "$page->kind {$page->name()}";
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
