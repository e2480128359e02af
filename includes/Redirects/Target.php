<?php
/**
 * Targets of redirects.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Url;
use Pharos\Text\Text;

/**
 * Computes the location for a request. With prefixes and patterns, the request can determine a part of the path or the query string, but
 * never the host: URLs of this site always include it, and the variable part is encoded.
 */
final class Target {
	/** Names of posts and terms. */
	private const OBJECT = '/^(post|term)-([1-9]\d{0,18})$/D';

	/** @return array{'post'|'term', int}|null */
	public static function object(string $target): ?array {
		return preg_match(self::OBJECT, $target, $parts) === 1
			? [$parts[1], (int) $parts[2]]
			: null;
	}

	/**
	 * @param Address           $address The requested URL.
	 * @param list<string>|null $groups  The groups matched by the pattern.
	 * @return string|null A URL; null if the target no longer exists.
	 */
	public static function location(Rule $rule, Address $address, ?array $groups = null): ?string {
		$object = self::object($rule->target);
		$url = $object ? self::of_object(...$object) : self::absolute($rule->target);
		if ($url === null) {
			return null;
		}
		if ($groups !== null) {
			$url = self::fill($url, $groups);
			$url = self::is_lookup($rule) ? self::found($url) : $url;
			if ($url === null) {
				return null;
			}
		}
		if ($rule->match === 'prefix') {
			$url = self::append($url, $rule->address(), $address);
		}
		return match ($rule->query) {
			'keep' => self::with_query($url, $address->query),
			'campaign' => self::with_query($url, $address->campaign()),
			default => $url,
		};
	}

	/** @return string|null The URL of a post or term, if it is public. */
	public static function of_object(string $kind, int $id): ?string {
		if ($kind === 'post') {
			$post = get_post($id);
			return $post && is_post_publicly_viewable($post) && !self::is_below_trash($post)
				? ((string) get_permalink($post) ?:
					null)
				: null;
		}
		$term = get_term($id);
		$link =
			$term instanceof \WP_Term && is_taxonomy_viewable($term->taxonomy)
				? get_term_link($term)
				: null;
		return is_string($link) ? $link : null;
	}

	/** Whether the URL of a post contains "__trashed", until the page above it is back or deleted for good. */
	private static function is_below_trash(\WP_Post $post): bool {
		foreach ($post->post_parent ? get_post_ancestors($post) : [] as $above) {
			if (get_post_status($above) === 'trash') {
				return true;
			}
		}
		return false;
	}

	/** Whether a redirect looks up content by its former URL (Structures). */
	public static function is_lookup(Rule $rule): bool {
		return $rule->origin === 'change' &&
			$rule->match === 'pattern' &&
			str_starts_with($rule->target, '/?');
	}

	/** The URL of the content that a query string asks for; null if there is none. */
	private static function found(string $location): ?string {
		wp_parse_str((string) wp_parse_url($location, PHP_URL_QUERY), $vars);
		$query = new \WP_Query($vars + ['posts_per_page' => 1, 'no_found_rows' => true]);
		$object = $query->is_singular() ? $query->post : $query->get_queried_object();
		return match (true) {
			$object instanceof \WP_Post => self::of_object('post', $object->ID),
			$object instanceof \WP_Term => self::of_object('term', $object->term_id),
			$object instanceof \WP_User => get_author_posts_url($object->ID),
			default => null,
		};
	}

	/** The title of a post or term, as plain text; '' for other targets, and if it no longer exists. */
	public static function title(string $target): string {
		[$kind, $id] = self::object($target) ?? ['', 0];
		return Text::plain(
			match ($kind) {
				'post' => get_the_title($id),
				'term' => get_term($id)->name ?? '',
				default => '',
			},
		);
	}

	/** Converts a path of this site to a URL; URLs are returned unchanged. */
	public static function absolute(string $target): string {
		return preg_match('~^https?://~i', $target)
			? $target
			: home_url('/' . ltrim($target, '/\\'));
	}

	/** A location as a header can contain it: wp_redirect() drops "'", "$" and other characters, and encodes hosts as if they were paths. */
	public static function encoded(string $location): string {
		preg_match('~^(https?://[^/?#]*)?(.*)$~is', $location, $parts);
		[, $origin, $rest] = $parts;
		$host = substr((string) strrchr($origin, '/'), 1);
		return substr($origin, 0, strlen($origin) - strlen($host)) .
			Url::ascii($host) .
			preg_replace_callback(
				'/[^a-z0-9~+_.?#=&;,\/:%!*\[\]()@-]/i',
				static fn(array $one): string => rawurlencode($one[0]),
				$rest,
			);
	}

	/** @param list<string> $groups */
	private static function fill(string $url, array $groups): string {
		return (string) preg_replace_callback(
			'/\$(\d)/',
			static fn(array $one): string => self::encode($groups[(int) $one[1]] ?? ''),
			$url,
		);
	}

	/** Appends the part of the requested path below the source. */
	private static function append(string $url, Address $source, Address $address): string {
		$rest = $address->below($source);
		if ($rest === '') {
			return $url;
		}
		preg_match('/^([^?#]*)(.*)$/s', $url, $parts);
		return rtrim($parts[1], '/') .
			'/' .
			self::encode($rest) .
			($address->is_folder ? '/' : '') .
			$parts[2];
	}

	/** Appends the requested query string, before a fragment. */
	private static function with_query(string $url, string $query): string {
		if ($query === '') {
			return $url;
		}
		[$url, $fragment] = explode('#', $url, 2) + [1 => null];
		return $url .
			(str_contains($url, '?') ? '&' : '?') .
			$query .
			($fragment === null ? '' : "#$fragment");
	}

	/** For a path or a query string: slashes mean themselves in both. */
	private static function encode(string $text): string {
		return str_replace('%2F', '/', rawurlencode($text));
	}
}
