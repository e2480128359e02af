<?php
/**
 * A page of this site as a crawler gets it.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Analysis\Http\Answer;
use Pharos\Compat\SeoPlugins;
use Pharos\Head\Context;
use Pharos\Schema\Pages;
use Pharos\Sitemaps\CrawledPage;
use WP_Post;
use WP_Term;
use WP_User;

final class Page {
	/** Words for robots that have a value behind a colon, as the name of a robot has. */
	private const WITH_VALUE = [
		'unavailable_after',
		'max-snippet',
		'max-image-preview',
		'max-video-preview',
	];

	/** The settings that a list of posts on the home page has in the place of fields: route and key. */
	private const OF_HOME = [
		'title' => ['/general/homepage', 'home_page_title'],
		'description' => ['/general/homepage', 'home_page_description'],
		'noindex' => ['/general/homepage/advanced', 'home_page_robots.general'],
		'facebook_image' => ['/general/homepage/social', 'home_page_featured_image'],
	];

	private ?Document $document = null;

	private ?Places $places = null;

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

	/** What it is about, to Pharos; null where that is not known. */
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

	/** Which says that it shall not be in search results: 'header', 'meta', or '' for none. */
	public function noindex(): string {
		foreach ($this->answer->headers['x-robots-tag'] ?? [] as $header) {
			// "otherbot: noindex" is for that one only.
			$is_for_others =
				preg_match('/^\s*([\w-]+)\s*:/', $header, $agent) === 1 &&
				!in_array(
					strtolower($agent[1]),
					[...CrawledPage::ROBOTS, ...self::WITH_VALUE],
					true,
				);
			if (!$is_for_others && CrawledPage::is_noindex($header)) {
				return 'header';
			}
		}
		foreach (CrawledPage::ROBOTS as $name) {
			foreach ($this->document()->meta($name) as $content) {
				if (CrawledPage::is_noindex($content)) {
					return 'meta';
				}
			}
		}
		return '';
	}

	/** What is on it, and where that is edited. */
	public function places(): Places {
		return $this->places ??= new Places($this);
	}

	/**
	 * Where it is edited; null where nothing of its own is.
	 *
	 * @param string $field A field of ours, such as "title": see Fix::post(). While another SEO plugin is active, ours have no effect.
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
			'description' => __('Edit the description', 'pharos-seo'),
			'canonical' => __('Edit the canonical address', 'pharos-seo'),
			'noindex' => __('Edit the robot instructions', 'pharos-seo'),
			'facebook_image' => __('Choose an image for sharing', 'pharos-seo'),
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
