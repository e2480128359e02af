<?php
/**
 * A URL of content that has changed or is gone.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Text\Text;
use WP_Post;
use WP_Term;

final class UrlChange {
	/**
	 * @param string              $object   "post-12", "term-5" or "user-3"; "structure-post" for all URLs of a kind (Structures).
	 * @param string              $type     Its post type or taxonomy; '' for users.
	 * @param string              $title    As plain text: deleted content has none later.
	 * @param string              $old      The former URL.
	 * @param string              $new      The URL now; '' if the content is in the trash or deleted.
	 * @param array<string,mixed> $was      What the former URL consisted of: `slug`, and of posts and terms `parent`, of posts
	 *                                      `date`, `time` (with the date) and `author`.
	 * @param bool                $below    Whether URLs below it have moved along.
	 * @param list<array>         $replaced Redirects of the new URL, deleted because it has content now.
	 * @param int                 $redirect Id of the redirect of the former URL; 0 for none.
	 * @param string              $problem  Why the choice that came with the change was refused.
	 * @param bool                $hidden   Whether the content still exists without a page, such as a draft: it may get one again.
	 */
	public function __construct(
		public readonly string $object,
		public readonly string $type,
		public readonly string $title,
		public readonly string $old,
		public readonly string $new = '',
		public readonly array $was = [],
		public readonly bool $below = false,
		public readonly array $replaced = [],
		public readonly int $redirect = 0,
		public readonly string $problem = '',
		public readonly bool $hidden = false,
	) {}

	/** @param string $old The former URL. */
	public static function of_post(WP_Post $post, string $old): self {
		return new self(
			"post-$post->ID",
			$post->post_type,
			Text::plain($post->post_title),
			$old,
			was: [
				'slug' => $post->post_name,
				'parent' => $post->post_parent,
				'date' => substr($post->post_date, 0, 10),
				'time' => $post->post_date,
				'author' => (int) $post->post_author,
			],
		);
	}

	/** @param string $old The former URL. */
	public static function of_term(WP_Term $term, string $old): self {
		return new self(
			"term-$term->term_id",
			$term->taxonomy,
			Text::plain($term->name),
			$old,
			was: ['slug' => $term->slug, 'parent' => $term->parent],
		);
	}

	/** The same change with other values for some of its fields. */
	public function with(mixed ...$fields): self {
		return new self(...[...$this->to_array(), ...$fields]);
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		return get_object_vars($this);
	}

	/** Where the former URL redirects by default, once that has a page; '' for nowhere. The target follows posts and terms that move again. */
	public function target(): string {
		return match (true) {
			$this->new === '' && !$this->hidden => '',
			str_starts_with($this->object, 'user-') => self::path($this->new),
			default => $this->object,
		};
	}

	/** The path below the home URL; a URL elsewhere stays. */
	public static function path(string $url): string {
		return Address::below_home($url, home_url('/')) ?? $url;
	}

	public function id(): int {
		return (int) substr($this->object, 5);
	}
}
