<?php
/**
 * The former URLs of content whose URL changes once more.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use WP_Post;
use WP_Term;

/**
 * The redirect of a folder leads what is below it to its place below the new URL, as long as its path there is the same. Here that is
 * replaced by redirects of its own, before the path changes. So each former URL takes one step, however often something above it moves.
 */
final class Aliases {
	/**
	 * Something leaves its path below others, or has no page any longer.
	 *
	 * @param string                $name  "post-12" or "term-5".
	 * @param array<string, string> $above See Tree::above(): as it was before.
	 * @param bool                  $below Whether there is something below it.
	 */
	public static function keep(string $name, array $above, bool $below): void {
		foreach ($above as $parent => $path) {
			foreach (RedirectRepository::leading_to($parent) as $rule) {
				$url = self::implied($rule, $path, $name);
				$url === '' || self::put($url, $name, $below);
			}
		}
	}

	/**
	 * Redirects a former URL to an object, and what is below it.
	 *
	 * @return int The id of the redirect; 0 if none was stored.
	 */
	public static function put(string $url, string $name, bool $below): int {
		$fields = ['source' => UrlChange::path($url), 'target' => $name, 'origin' => 'change'];
		$object = Tree::object($name);
		if (!$below || !$object) {
			return Outcome::store(['match' => 'exact'] + $fields);
		}
		$other = self::same($url, 'prefix');
		$handed = $other && $other->target !== $name ? self::below($other) : [];
		$id = Outcome::store(['match' => 'prefix'] + $fields);
		if ($id > 0) {
			// It would be the more specific one.
			$exact = self::same($url, 'exact');
			$exact && self::delete($exact);
			self::put_all($handed);
			return $id;
		}
		// A folder can't redirect below itself.
		$id = Outcome::store(['match' => 'exact'] + $fields);
		foreach (Tree::below($object) as [$child, $path]) {
			self::put(trailingslashit($url) . $path, Tree::name($child), Tree::has_below($child));
		}
		return $id;
	}

	/**
	 * Something has come to a URL: redirects of the URL, and of the pages below it, would be without effect, or lead around in a circle.
	 *
	 * @param string $name What it is: "post-12"; '' for a user.
	 * @return list<array> The redirects of the URL that were deleted.
	 */
	public static function arrived(string $url, string $name = ''): array {
		$deleted = [];
		foreach (['exact', 'prefix'] as $match) {
			$rule = self::same($url, $match);
			if ($rule) {
				self::clear($rule, $name);
				$deleted[] = array_diff_key($rule->to_array(), ['id' => 0, 'last_hit' => 0]);
			}
		}
		return $deleted;
	}

	/** The same for what has come along below a URL. */
	public static function arrived_below(string $url): void {
		global $wpdb;
		if (!Table::exists()) {
			return;
		}
		$address = Address::from_uri(UrlChange::path($url));
		$path = rtrim($address->readable(), '/');
		$below = RedirectRepository::where(
			"origin = 'change' AND match_type <> 'pattern' AND source LIKE %s",
			$wpdb->esc_like($path) . '/%',
		);
		foreach ($below as $rule) {
			$page = PageFinder::at(home_url($rule->source))?->object;
			if (
				($page instanceof WP_Post || $page instanceof WP_Term) &&
				self::is_at($page, $rule->address())
			) {
				self::clear($rule, Tree::name($page));
			}
		}
		// A folder whose content is below it by now: a URL that doesn't exist would be redirected without end.
		$probe = Address::at("$address->path/pharos-any");
		foreach ([...RedirectRepository::candidates($probe, false), ...$below] as $rule) {
			$object = $rule->match === 'prefix' ? Target::object($rule->target) : null;
			$location = $object ? (string) Target::of_object(...$object) : '';
			$now = $location === '' ? null : Address::of_site($location, home_url('/'));
			if (
				$rule->origin === 'change' &&
				$now !== null &&
				str_starts_with("$now->path/", $rule->address()->path . '/') &&
				RedirectRepository::find($rule->id)
			) {
				$handed = self::below($rule);
				self::delete($rule);
				if ($now->path !== $rule->address()->path && !self::same($rule->source, 'exact')) {
					self::put($rule->source, $rule->target, false);
				}
				self::put_all($handed);
			}
		}
	}

	/** Something was deleted: its former URLs lead where its last one leads by choice, or are gone. */
	public static function gone(string $name, UrlChangeDecision $choice): void {
		$target = $choice->is_none() ? '' : $choice->fields('')['target'];
		foreach (RedirectRepository::leading_to($name) as $rule) {
			if ($rule->origin === 'change') {
				RedirectWriter::save(
					$target === ''
						? ['status' => 410]
						: ['target' => $target, 'match' => 'exact', 'status' => 301],
					$rule,
					true,
				);
			}
		}
	}

	/** Deletes a redirect of a URL that has a page. What is below the former content of a folder keeps its former URLs. */
	private static function clear(Rule $rule, string $name): void {
		$handed = $rule->match === 'prefix' && $rule->target !== $name ? self::below($rule) : [];
		self::delete($rule);
		self::put_all($handed);
	}

	/** @return list<array{string, string, bool}> What the redirect of a folder does for what is below its target; see put(). */
	private static function below(Rule $rule): array {
		$object = Tree::object($rule->target);
		$handed = [];
		foreach ($object ? Tree::below($object) : [] as [$child, $path]) {
			$name = Tree::name($child);
			$url = self::implied($rule, $path, $name);
			if ($url !== '') {
				$handed[] = [$url, $name, Tree::has_below($child)];
			}
		}
		return $handed;
	}

	/** @param list<array{string, string, bool}> $handed */
	private static function put_all(array $handed): void {
		foreach ($handed as $one) {
			self::put(...$one);
		}
	}

	/** The former URL that only the redirect of a folder leads to an object; '' if there is another one, or other content. */
	private static function implied(Rule $rule, string $path, string $name): string {
		if ($rule->match !== 'prefix' || str_contains($path, '__trashed')) {
			return '';
		}
		$url = trailingslashit($rule->source) . user_trailingslashit($path);
		$address = Address::from_uri($url);
		if ((RedirectRepository::candidates($address, false)[0]->id ?? 0) !== $rule->id) {
			return '';
		}
		$page = PageFinder::at(home_url($url))?->object;
		return ($page instanceof WP_Post || $page instanceof WP_Term) &&
			Tree::name($page) !== $name &&
			self::is_at($page, $address)
			? ''
			: $url;
	}

	/** Whether this is the URL of an object. WordPress shows terms below any parent. */
	private static function is_at(WP_Post|WP_Term $page, Address $address): bool {
		$url = $page instanceof WP_Post ? get_permalink($page) : get_term_link($page);
		return is_string($url) && Address::of_site($url, home_url('/'))?->path === $address->path;
	}

	/** The redirect of a changed URL; null for none, and for one that was added otherwise. */
	private static function same(string $url, string $match): ?Rule {
		$rule = RedirectRepository::same(new Rule(0, UrlChange::path($url), $match));
		return $rule?->origin === 'change' ? $rule : null;
	}

	private static function delete(Rule $rule): void {
		RedirectRepository::delete([$rule->id]);
		Table::note();
	}
}
