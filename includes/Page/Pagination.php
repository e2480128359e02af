<?php
/**
 * Links to the previous and next page.
 */

declare(strict_types=1);

namespace Pharos\Page;

use Pharos\Core\Tag;
use Pharos\Settings\Settings;

/** Outputs <link rel="prev|next"> for lists and paginated posts of the content types in the settings, if there are several pages. */
final class Pagination {
	public function __construct(private readonly Settings $settings) {}

	/** @return list<Tag> */
	public function tags(Context $context): array {
		if (!$this->is_wanted($context)) {
			return [];
		}
		// A theme may have restored the links to adjacent posts that WordPress output before 5.6.
		remove_action('wp_head', 'adjacent_posts_rel_link_wp_head');
		$tags = [];
		foreach (['prev' => $context->page - 1, 'next' => $context->page + 1] as $rel => $page) {
			$url =
				$page < 1 || $page > $context->pages ? '' : PageUrl::for_context($context, $page);
			if ($url !== '') {
				$tags[] = Tag::link($rel, $url);
			}
		}
		return $tags;
	}

	private function is_wanted(Context $context): bool {
		return in_array(
			self::name($context),
			$this->settings->get('paginated_link_relationships'),
			true,
		);
	}

	/** Returns the page's name in settings about pagination: "home" is the list of latest posts, on whichever page the site shows it. */
	public static function name(Context $context): string {
		return in_array($context->kind, [Context::HOME, Context::POSTS_PAGE], true)
			? 'home'
			: $context->name();
	}
}
