<?php
/**
 * Redirects of URLs whose structure changes: of permalinks, a base, or the slug of a post type or taxonomy.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Settings\Settings;
use Pharos\Text\Text;
use WP_Post;

/**
 * What URLs of each kind consist of is compared with what it was whenever WordPress writes its rewrite rules, so that a change of any
 * plugin is noticed, too. One redirect leads all former URLs of a kind to their content.
 */
final class Structures {
	/** An option without autoload: the structures by kind ("post", "category", "author"), and WordPress's options for them. */
	public const OPTION = 'pharos_url_structures';

	/** The options that URLs depend on. Other structures come from code. */
	private const OPTIONS = ['permalink_structure', 'category_base', 'tag_base'];

	/** Before one of these options changes: what URLs have consisted of until now, if nothing is known. */
	public static function option_changes(): void {
		get_option(self::OPTION) === false && self::remember(self::now());
	}

	/** After WordPress has written its rewrite rules. */
	public static function rules_written(Settings $settings): void {
		$rules = get_option('rewrite_rules');
		$now = is_array($rules) && $rules !== [] ? self::now() : [];
		if ($now === []) {
			return;
		}
		$before = get_option(self::OPTION) ?: $now;
		$now['kinds'] += $before['kinds'];
		self::remember($now);
		$changes = [
			'kinds' => array_diff_assoc($before['kinds'], $now['kinds']),
			'options' => array_diff_assoc($before['options'], $now['options']),
		];
		foreach ($changes['kinds'] as $kind => $old) {
			if ($kind !== 'author' || $settings->get('author_archive')) {
				self::changed((string) $kind, $old, $now['kinds'][$kind], $changes);
			}
		}
	}

	/** The site has another URL. Requests of the former one don't reach it any longer: only the server can redirect them. */
	public static function relocated(string $before, string $now): void {
		if (Address::below_home(trailingslashit($before), trailingslashit($now)) === null) {
			RecentChanges::add(
				new UrlChange(
					'structure-home',
					'structure',
					Text::plain(get_bloginfo('name')),
					trailingslashit($before),
					trailingslashit($now),
					['redirects' => [], 'before' => ['options' => []]],
				),
			);
		}
	}

	/** Puts WordPress's options back; a structure that comes from code stays. @return bool Whether nothing has changed it since. */
	public static function put_back(UrlChange $change): bool {
		$before = (array) get_option(self::OPTION);
		$kind = substr($change->object, strlen('structure-'));
		// Another kind of the same change may have been put back by now.
		$known = [$change->was['now'] ?? null, $change->was['before']['kinds'][$kind] ?? null];
		if (!in_array($before['kinds'][$kind] ?? null, $known, true)) {
			return false;
		}
		Outcome::withdraw($change);
		foreach ($change->was['before']['options'] as $option => $value) {
			update_option($option, $value);
		}
		if ($change->was['before']['options'] !== []) {
			$GLOBALS['wp_rewrite']->init();
			self::remember(array_replace_recursive($before, $change->was['before']));
			foreach ($change->replaced as $fields) {
				RedirectWriter::save($fields, null, true);
			}
			// The next request writes them: it knows the structures of all kinds.
			add_action('shutdown', static fn() => delete_option('rewrite_rules'));
		}
		return true;
	}

	/** @param array{kinds: array<string, string>, options: array<string, string>} $before Those that have changed, as they were before. */
	private static function changed(string $kind, string $old, string $new, array $before): void {
		$replaced = [];
		foreach (self::redirects($kind, $new) as $fields) {
			$same = RedirectRepository::same(new Rule(0, $fields['source'], $fields['match']));
			if ($same?->origin === 'change' && !Target::object($same->target)) {
				RedirectRepository::delete([$same->id]);
				Table::note();
				$replaced[] = array_diff_key($same->to_array(), ['id' => 0, 'last_hit' => 0]);
			}
		}
		[$example, $now] = self::example($kind, $old, $new) ?? ['', ''];
		if ($example === '' || $example === $now) {
			return;
		}
		$redirects = self::redirects($kind, $old, $new);
		$change = new UrlChange(
			"structure-$kind",
			'structure',
			self::label($kind),
			$example,
			$now,
			['redirects' => $redirects, 'before' => $before, 'now' => $new],
			replaced: $replaced,
		);
		// That of another kind may lead it along.
		if ((Chains::next($example)[1] ?? '') !== $now) {
			$change = $change->with(
				redirect: Outcome::apply($change, UrlChangeDecision::current()),
			);
			// Otherwise the request is about something else.
			is_admin() && !wp_doing_ajax() && RecentChanges::add($change);
		}
	}

	/**
	 * The redirects that lead from one structure to another, the better one first: that of a folder where only the beginning differs,
	 * and one that looks up the content.
	 *
	 * @return list<array{source: string, match: string, target: string}>
	 */
	private static function redirects(string $kind, string $old, string $new = ''): array {
		global $wp_rewrite;
		[$from, $rest] = self::split($old);
		[$to, $new_rest] = self::split($new);
		$folder = ['source' => $from, 'match' => 'prefix', 'target' => $to];
		$tags = array_combine($wp_rewrite->rewritecode, $wp_rewrite->rewritereplace);
		$names = array_combine($wp_rewrite->rewritecode, $wp_rewrite->queryreplace);
		preg_match_all('/%[^%]+%/', $old, $found);
		$wanted = array_intersect(['%post_id%', '%postname%', "%$kind%"], $found[0]);
		$wanted = $wanted === [] ? $found[0] : [reset($wanted)];
		$query = [];
		$pattern = '';
		foreach (
			preg_split('/(%[^%]+%)/', trim($old, '/'), -1, PREG_SPLIT_DELIM_CAPTURE)
			as $part
		) {
			$is_wanted = in_array($part, $wanted, true);
			if ($is_wanted) {
				$query[] = ($names[$part] ?? '') . '$' . (count($query) + 1);
			}
			$pattern .= isset($tags[$part])
				? preg_replace('/^\(/', $is_wanted ? '(' : '(?:', $tags[$part])
				: preg_quote($part);
		}
		$lookup = [
			// With the pages, feeds and comments of the content.
			'source' => "^/$pattern(?:/(?:(?:page/|comment-page-)?\\d+|feed(?:/\\w+)?|embed))?\$",
			'match' => 'pattern',
			'target' => '/?' . implode('&', $query),
		];
		$is_folder =
			$from !== '/' && ($new === '' || ($rest === $new_rest && !str_starts_with($to, $from)));
		return [...$is_folder ? [$folder] : [], ...count($query) > 9 ? [] : [$lookup]];
	}

	/** @return array{string, string} The folder that a structure begins with, and the rest. */
	private static function split(string $structure): array {
		$at = strrpos(strstr("$structure%", '%', true), '/');
		return [
			'/' . ltrim(substr($structure, 0, (int) $at + 1), '/'),
			trim(substr($structure, (int) $at + 1), '/'),
		];
	}

	/** @return array{string, string}|null A former URL and the one now; null if there are none. */
	private static function example(string $kind, string $old, string $new): ?array {
		if ($kind === 'author') {
			$users = get_users(['has_published_posts' => true, 'number' => 1]);
			$path = $users ? $users[0]->user_nicename : '';
		} elseif (taxonomy_exists($kind)) {
			$terms = get_terms(['taxonomy' => $kind, 'number' => 1, 'hide_empty' => true]);
			// Not a list: WordPress leaves out empty ones.
			$path = is_array($terms) && $terms ? reset($terms)->slug : '';
		} else {
			// WordPress has no URL of a post whose author is gone, where the author is a part of it.
			$posts = array_values(
				array_filter(
					get_posts([
						'post_type' => $kind,
						'numberposts' => 10,
						'suppress_filters' => true,
					]),
					static fn(WP_Post $post): bool => $kind !== 'post' ||
						(bool) get_userdata((int) $post->post_author),
				),
			);
			if ($kind === 'post' && $posts) {
				$with = static function (string $structure) use ($posts): string {
					$filter = static fn(): string => $structure;
					add_filter('pre_option_permalink_structure', $filter);
					$url = (string) get_permalink($posts[0]);
					remove_filter('pre_option_permalink_structure', $filter);
					return $url;
				};
				return [$with($old), $with($new)];
			}
			$path = $posts ? (string) get_page_uri($posts[0]) : '';
		}
		$url = static fn(string $structure): string => home_url(
			user_trailingslashit(str_replace("%$kind%", $path, $structure)),
		);
		return $path === '' ? null : [$url($old), $url($new)];
	}

	private static function label(string $kind): string {
		return match (true) {
			$kind === 'author' => __('Authors', 'default'),
			taxonomy_exists($kind) => (string) get_taxonomy($kind)->labels->name,
			default => (string) (get_post_type_object($kind)->labels->name ?? $kind),
		};
	}

	/** @return array{}|array{kinds: array<string, string>, options: array<string, string>} Nothing with plain permalinks. */
	private static function now(): array {
		global $wp_rewrite;
		if (!$wp_rewrite->using_permalinks()) {
			return [];
		}
		$kinds = [
			'post' => $wp_rewrite->permalink_structure,
			'author' => $wp_rewrite->get_author_permastruct(),
		];
		$names = [
			...array_filter(get_post_types(), 'is_post_type_viewable'),
			...array_filter(get_taxonomies(), 'is_taxonomy_viewable'),
		];
		foreach ($names as $name) {
			$kinds += [$name => $wp_rewrite->get_extra_permastruct($name)];
		}
		$options = array_map(
			static fn(string $one): string => (string) get_option($one),
			self::OPTIONS,
		);
		return [
			'kinds' => array_map(
				static fn(string $one): string => '/' . trim($one, '/'),
				array_filter($kinds, static fn($one): bool => is_string($one) && $one !== ''),
			),
			'options' => array_combine(self::OPTIONS, $options),
		];
	}

	private static function remember(array $structures): void {
		$structures === [] || update_option(self::OPTION, $structures, false);
	}
}
