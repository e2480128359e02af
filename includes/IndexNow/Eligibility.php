<?php
/**
 * Decides which pages may be submitted to search engines.
 */

declare(strict_types=1);

namespace Pharos\IndexNow;

use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Page\Robots;
use Pharos\Settings\Settings;
use Pharos\Sitemaps\Indexable;
use Pharos\Sitemaps\Kinds;
use Pharos\Sitemaps\VisitorLists;
use Pharos\Sitemaps\VisitorTerms;
use WP_Post;
use WP_Term;

/** Public pages that can be indexed according to their robots meta tag, and that the sitemaps may include. */
final class Eligibility {
	private readonly Indexable $indexable;

	private readonly Robots $robots;

	public function __construct(private readonly Settings $settings) {
		$this->indexable = new Indexable($settings);
		$this->robots = new Robots($settings);
	}

	/** @return string The URL of a page that may be submitted; '' for any other. */
	public function url(WP_Post|WP_Term $object): string {
		if (!$this->is_public($object)) {
			return '';
		}
		$url = $object instanceof WP_Post ? get_permalink($object) : get_term_link($object);
		return is_string($url) && $this->may_be_indexed($object, $url) ? $url : '';
	}

	/** Whether the object has a public page without a password or redirect. */
	private function is_public(WP_Post|WP_Term $object): bool {
		if ($object instanceof WP_Term) {
			return isset(Kinds::taxonomies()[$object->taxonomy]) &&
				VisitorTerms::found($object->taxonomy, [$object->term_id]) !== [] &&
				VisitorLists::has_posts($this->indexable->visitors, $object);
		}
		return $object->post_password === '' &&
			isset(Kinds::served($this->settings)[$object->post_type]) &&
			is_post_publicly_viewable($object) &&
			$this->indexable->visitors->found($object->post_type, [$object->ID]) !== [];
	}

	/** Whether the object's page can be indexed. Also called before an object is deleted. */
	public function may_be_indexed(WP_Post|WP_Term $object, string $url): bool {
		$page = SeoPayload::page($object)->under($this->settings);
		return empty($this->robots->directives($page, [])['noindex']) &&
			!($object instanceof WP_Term && $page->is_empty()) &&
			$this->indexable->reason(
				$page,
				ObjectMeta::for_object($object),
				static fn(): string => $url,
			) === null;
	}
}
