<?php
/**
 * A page of this site as a crawler gets it.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Analysis\Http\Answer;
use WP_Post;
use WP_Term;
use WP_User;

final class Page {
	private ?Document $document = null;

	/**
	 * @param string                       $url    As it was asked for.
	 * @param Answer                       $answer After redirects on this site.
	 * @param WP_Post|WP_Term|WP_User|null $object What it is about; null for the list of posts on the home page.
	 */
	public function __construct(
		public readonly string $url,
		public readonly Answer $answer,
		public readonly WP_Post|WP_Term|WP_User|null $object,
		public readonly bool $is_home,
	) {}

	/** What it says. */
	public function document(): Document {
		return $this->document ??= new Document($this->answer->body, $this->answer->url);
	}

	/**
	 * Where it is edited; null where nothing of its own is.
	 *
	 * @param string $field A field of ours, such as "title": see Fix::post().
	 */
	public function edit(string $field = ''): ?Fix {
		$label = __('Edit this page', 'pharos-seo');
		return match (true) {
			$this->object instanceof WP_Post => Fix::post($label, $this->object->ID, '', $field),
			$this->object instanceof WP_Term => Fix::term(
				$label,
				$this->object->term_id,
				$this->object->taxonomy,
				$field,
			),
			$this->is_home => Fix::setting(
				__('Edit the home page settings', 'pharos-seo'),
				'/general/homepage',
				$field === '' ? '' : "home_page_$field",
			),
			default => null,
		};
	}
}
