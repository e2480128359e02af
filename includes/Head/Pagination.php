<?php
/**
 * The pages before and behind this one.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\Settings\Settings;

/** <link rel="prev|next"> for lists and divided posts of the kinds that the settings name, when there are several pages. */
final class Pagination {
	public function __construct(private readonly Settings $settings) {}

	/** @return list<Tag> */
	public function tags(Context $context): array {
		if (!$this->is_wanted($context)) {
			return [];
		}
		// A theme may have brought back what WordPress printed before 5.6: the posts before and behind this one.
		remove_action('wp_head', 'adjacent_posts_rel_link_wp_head');
		$tags = [];
		foreach (['prev' => $context->page - 1, 'next' => $context->page + 1] as $rel => $page) {
			$url = $page < 1 || $page > $context->pages ? '' : PageUrl::of($context, $page);
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

	/** What settings about pages of lists call a page: "home" are the latest posts, wherever the site shows them. */
	public static function name(Context $context): string {
		return in_array($context->kind, [Context::HOME, Context::POSTS_PAGE], true)
			? 'home'
			: $context->name();
	}
}
