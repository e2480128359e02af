<?php
/**
 * Changes of the site that may explain changes of its figures.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use DateTimeImmutable;
use Pharos\Content\PostTypes;
use Pharos\ImportExport\SiteData;
use Pharos\Redirects\NewRedirects;
use Pharos\Settings\Registry;
use Pharos\Settings\Settings;
use Pharos\Text\Text;

/**
 * Publications and new titles of posts, new redirects, and settings from the history; grouped by day and kind.
 *
 * @phpstan-type Event array{time: int, kind: string, name: string, post: int}
 */
final class SiteChanges {
	/** Number of posts and of redirects that are read, the newest ones. */
	private const MOST = 500;

	/** Kinds of changes by the category of a setting. Others don't affect search results. */
	private const KINDS = [
		'general' => 'templates',
		'home_page' => 'templates',
		'robots' => 'robots',
		'archive_pages' => 'robots',
		'robots_txt' => 'robots_txt',
		'sitemaps' => 'sitemaps',
		'schema' => 'schema',
	];

	private readonly SiteData $data;

	public function __construct(private readonly Settings $settings) {
		$this->data = new SiteData($settings);
	}

	/** @return list<array{date: string, kind: string, count: int, name: string, url: string}> Oldest first. */
	public function of_site(Window $window): array {
		[$from, $to] = self::times($window);
		return self::grouped([
			...self::published($from, $to),
			...self::titles($from, $to, 0),
			...self::redirects($from, $to),
			...$this->settings_changed($from, $to),
		]);
	}

	/** @return list<array{date: string, kind: string, count: int, name: string, url: string}> Oldest first. */
	public function of_post(int $post, Window $window): array {
		[$from, $to] = self::times($window);
		$object = get_post($post);
		$published =
			$object?->post_status === 'publish' ? TitleChanges::time($object->post_date) : 0;
		return self::grouped([
			...$published >= $from && $published < $to
				? [self::event($published, 'published', post: $post)]
				: [],
			...self::titles($from, $to, $post),
		]);
	}

	/** @return array{int, int} The first second of a window, and the one after the last. */
	private static function times(Window $window): array {
		return [Window::begin($window->start), Window::begin(Window::shift($window->end, 1))];
	}

	/** @return list<Event> */
	private static function published(int $from, int $to): array {
		global $wpdb;
		$types = self::types();
		$marks = implode(', ', array_fill(0, count($types), '%s'));
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_date FROM %i WHERE post_type IN ($marks) AND post_status = 'publish' AND post_date >= %s AND post_date < %s ORDER BY post_date DESC LIMIT %d",
				[
					$wpdb->posts,
					...$types,
					TitleChanges::local($from),
					TitleChanges::local($to),
					self::MOST,
				],
			),
		);
		return array_map(
			static fn(object $row): array => self::event(
				TitleChanges::time($row->post_date),
				'published',
				post: (int) $row->ID,
			),
			$rows,
		);
	}

	/** @return list<Event> */
	private static function titles(int $from, int $to, int $post): array {
		$changes = TitleChanges::between($from, $to, $post);
		_prime_post_caches(array_column($changes, 'post'), false, false);
		$types = self::types();
		return array_map(
			static fn(array $change): array => self::event(
				$change['time'],
				'title',
				post: $change['post'],
			),
			array_values(
				array_filter(
					$changes,
					static fn(array $change): bool => in_array(
						get_post_type($change['post']),
						$types,
						true,
					),
				),
			),
		);
	}

	/** @return list<string> Post types whose posts have a page. */
	private static function types(): array {
		return array_values(wp_list_pluck(PostTypes::viewable(), 'name'));
	}

	/** @return list<Event> */
	private static function redirects(int $from, int $to): array {
		return array_map(
			static fn(array $row): array => self::event(
				$row['created'],
				'redirect',
				$row['source'],
			),
			NewRedirects::between($from, $to, self::MOST),
		);
	}

	/** @return list<Event> */
	private function settings_changed(int $from, int $to): array {
		$events = [];
		$changes = Registry::journal($this->settings)?->changes_between($from, $to) ?? [];
		foreach ($changes as ['time' => $time, 'settings' => $keys]) {
			foreach ($this->kinds($keys) as $kind) {
				$events[] = self::event($time, $kind);
			}
		}
		return $events;
	}

	/**
	 * @param list<string> $keys Settings.
	 * @return list<string>
	 */
	private function kinds(array $keys): array {
		$definitions = $this->data->definitions();
		$kinds = [];
		foreach ($keys as $key) {
			$category = $definitions[$key]['category'] ?? '';
			$is_social = preg_match('/facebook|twitter/', $key) === 1;
			$kinds[] = $is_social ? '' : self::KINDS[$category] ?? '';
		}
		return array_values(array_unique(array_filter($kinds)));
	}

	/** @return Event */
	private static function event(
		int $time,
		string $kind,
		string $name = '',
		int $post = 0,
	): array {
		return ['time' => $time, 'kind' => $kind, 'name' => $name, 'post' => $post];
	}

	/**
	 * @param list<Event> $events
	 * @return list<array{date: string, kind: string, count: int, name: string, url: string}>
	 */
	private static function grouped(array $events): array {
		$groups = [];
		foreach ($events as $event) {
			$date = Window::today(new DateTimeImmutable("@{$event['time']}"));
			$groups["$date {$event['kind']}"][] = $event;
		}
		ksort($groups);
		$firsts = array_column(array_map('current', $groups), 'post');
		_prime_post_caches(array_filter($firsts), false, false);
		return array_map(
			static function (string $key, array $group): array {
				[$date, $kind] = explode(' ', $key);
				['name' => $name, 'post' => $post] = $group[0];
				return [
					'date' => $date,
					'kind' => $kind,
					'count' => count($group),
					'name' => $post > 0 ? Text::plain(get_the_title($post)) : $name,
					// '' for users who can't edit it.
					'url' => $post > 0 ? (string) get_edit_post_link($post, 'raw') : '',
				];
			},
			array_keys($groups),
			$groups,
		);
	}
}
