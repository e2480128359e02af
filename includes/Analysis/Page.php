<?php
/**
 * A page of this site as crawlers receive it.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Compat\SeoPlugins;
use Pharos\Http\Document;
use Pharos\Http\Noindex;
use Pharos\Http\Response;
use Pharos\Page\Context;
use Pharos\Schema\Pages;
use WP_Post;
use WP_Term;
use WP_User;

final class Page {
	/** The settings for a list of posts on the home page, by the corresponding field: route and key. */
	private const OF_HOME = [
		'title' => ['/general/homepage', 'home_page_title'],
		'description' => ['/general/homepage', 'home_page_description'],
		'noindex' => ['/general/homepage/advanced', 'home_page_robots.general'],
		'facebook_image' => ['/general/homepage/social', 'home_page_featured_image'],
	];

	private ?Document $document = null;

	private ?EditLocations $places = null;

	/**
	 * @param string                       $url    The requested URL.
	 * @param Response                       $answer The response, after redirects on this site.
	 * @param WP_Post|WP_Term|WP_User|null $object The object of the page; null for the list of posts on the home page.
	 */
	public function __construct(
		public readonly string $url,
		public readonly Response $answer,
		public readonly WP_Post|WP_Term|WP_User|null $object,
		public readonly bool $is_home,
	) {}

	/** Returns the parsed HTML. */
	public function document(): Document {
		return $this->document ??= new Document($this->answer->body, $this->answer->url);
	}

	/** Returns the context of the page; null if it's unknown. */
	public function context(): ?Context {
		$object = $this->object;
		return match (true) {
			$object instanceof WP_Post => $object->ID === Pages::posts_page()
				? new Context(Context::POSTS_PAGE, $object)
				: Context::of_post($object),
			$object instanceof WP_Term => new Context(Context::TERM, $object),
			$object instanceof WP_User => new Context(Context::AUTHOR, $object),
			$this->is_home => new Context(Context::HOME),
			default => null,
		};
	}

	/** Returns the source that sets the page to noindex: 'header', 'meta', or '' for none. */
	public function noindex(): string {
		return match (true) {
			Noindex::is_in_headers($this->answer) => 'header',
			Noindex::is_in_document($this->document()) => 'meta',
			default => '',
		};
	}

	/** Returns the locations where elements of the page are edited. */
	public function places(): EditLocations {
		return $this->places ??= new EditLocations($this);
	}

	/**
	 * Returns a link to edit the page; null if there's nothing to edit.
	 *
	 * @param string $field A field of Pharos, such as "title": see Fix::post(). While another SEO plugin is active, these have no effect.
	 */
	public function edit(string $field = ''): ?Fix {
		if (SeoPlugins::active() !== null) {
			$field = '';
			if ($this->object === null && $this->is_home) {
				return Fix::plugins();
			}
		}
		$label = match ($field) {
			'title' => __('Edit the title', 'pharos-seo'),
			'description' => __('Edit the meta description', 'pharos-seo'),
			'canonical' => __('Edit the canonical URL', 'pharos-seo'),
			'noindex' => __('Edit the robot instructions', 'pharos-seo'),
			'facebook_image' => __('Choose a social image', 'pharos-seo'),
			'schemas' => __('Edit the schemas', 'pharos-seo'),
			default => __('Edit this page', 'pharos-seo'),
		};
		return match (true) {
			$this->object instanceof WP_Post => Fix::post($label, $this->object->ID, '', $field),
			$this->object instanceof WP_Term => Fix::term(
				$label,
				$this->object->term_id,
				$this->object->taxonomy,
				$field,
			),
			$this->object instanceof WP_User => Fix::user($label, $this->object->ID, $field),
			$this->is_home => Fix::setting(
				isset(self::OF_HOME[$field])
					? $label
					: __('Edit the home page settings', 'pharos-seo'),
				...self::OF_HOME[$field] ?? ['/general/homepage'],
			),
			default => null,
		};
	}
}
