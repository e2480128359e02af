<?php
/**
 * Finds where links and loaded files of pages are edited.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Analysis\Theme;
use WP_Post;

/** Links outside of blocks of the page or its theme are in a menu or a comment; otherwise the theme or a plugin outputs them. */
final class EditLocation {
	/**
	 * @param array<string, SampleLink> $links
	 * @return array<string, Fix|null> By the same keys.
	 */
	public static function of_links(array $links): array {
		$fixes = [];
		foreach (self::by_page($links) as $on_page) {
			$found = current($on_page)
				->page->places()
				->anchors(array_values(array_column($on_page, 'anchor')));
			foreach (array_keys($on_page) as $at => $key) {
				$link = $links[$key];
				$fixes[$key] =
					$found[$at] ??
					(self::of_other($link->page, $link->anchor) ??
						($link->page->edit() ?? Theme::fix()));
			}
		}
		return $fixes;
	}

	/**
	 * @param array<string, SampleLink> $links
	 * @return list<array<string, SampleLink>>
	 */
	private static function by_page(array $links): array {
		$pages = [];
		foreach ($links as $key => $link) {
			$pages[$link->page->url][$key] = $link;
		}
		return array_values($pages);
	}

	/** Returns the screen where the site's navigation is edited. */
	public static function navigation(): Fix {
		return wp_is_block_theme()
			? Fix::admin(
				__('Edit the navigation', 'pharos-seo'),
				'site-editor.php?path=%2Fnavigation',
			)
			: Fix::admin(__('Edit the menus', 'pharos-seo'), 'nav-menus.php');
	}

	private static function of_other(Page $page, array $anchor): ?Fix {
		return self::of_menu($anchor) ??
			(self::of_navigation($anchor) ?? self::of_comment($page, $anchor));
	}

	/** A menu item with a custom URL in a menu of a classic theme. */
	private static function of_menu(array $anchor): ?Fix {
		global $wpdb;
		$item = (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT post_id FROM $wpdb->postmeta INNER JOIN $wpdb->posts ON ID = post_id AND post_status = 'publish'
				WHERE meta_key = '_menu_item_url' AND meta_value IN ( %s, %s ) LIMIT 1",
				$anchor['href'],
				$anchor['url'],
			),
		);
		$menu = $item === 0 ? [] : wp_get_object_terms($item, 'nav_menu', ['fields' => 'ids']);
		return is_array($menu) && $menu !== []
			? Fix::admin(
				__('Edit this menu', 'pharos-seo'),
				"nav-menus.php?action=edit&menu=$menu[0]#menu-item-$item",
			)
			: null;
	}

	/** A navigation of a block theme; its blocks have URLs as attributes. */
	private static function of_navigation(array $anchor): ?Fix {
		$menus = get_posts(['post_type' => 'wp_navigation', 'numberposts' => 20]);
		foreach ($menus as $menu) {
			if (self::has_address(parse_blocks($menu->post_content), $anchor)) {
				return Fix::admin(
					__('Edit this navigation', 'pharos-seo'),
					"site-editor.php?postType=wp_navigation&postId=$menu->ID&canvas=edit",
				);
			}
		}
		return null;
	}

	private static function has_address(array $blocks, array $anchor): bool {
		foreach ($blocks as $block) {
			$url = $block['attrs']['url'] ?? null;
			if (
				(is_string($url) && in_array($url, [$anchor['href'], $anchor['url']], true)) ||
				self::has_address($block['innerBlocks'], $anchor)
			) {
				return true;
			}
		}
		return false;
	}

	/** The text of a comment, or the URL of its author. */
	private static function of_comment(Page $page, array $anchor): ?Fix {
		global $wpdb;
		if (!($page->object instanceof WP_Post)) {
			return null;
		}
		$comment = (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT comment_ID FROM $wpdb->comments WHERE comment_post_ID = %d AND comment_approved = '1'
				AND ( comment_author_url IN ( %s, %s ) OR comment_content LIKE %s ) LIMIT 1",
				$page->object->ID,
				$anchor['href'],
				$anchor['url'],
				'%' . $wpdb->esc_like(strtok($anchor['href'], '&') ?: $anchor['href']) . '%',
			),
		);
		return $comment === 0
			? null
			: Fix::admin(
				__('Edit this comment', 'pharos-seo'),
				"comment.php?action=editcomment&c=$comment",
			);
	}
}
