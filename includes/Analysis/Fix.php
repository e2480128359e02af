<?php
/**
 * Where something is mended: an address in this admin.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Admin\Menu;

/** Leads to the very setting, field or block. */
final class Fix {
	/** The parameter of an address that names a block. */
	public const BLOCK = 'pharos-block';

	private function __construct(private readonly string $label, private readonly string $url) {}

	/**
	 * A setting of ours.
	 *
	 * @param string $route   Its screen, such as "/general".
	 * @param string $setting Its key, such as "page_title", or with its part "global_default.page_title"; '' for the screen.
	 */
	public static function setting(string $label, string $route, string $setting = ''): self {
		return new self(
			$label,
			Menu::url($route) . ($setting === '' ? '' : '?setting=' . rawurlencode($setting)),
		);
	}

	/**
	 * A screen of WordPress, or of a plugin.
	 *
	 * @param string $path Such as "options-reading.php"; what comes after "#" is the id of the field.
	 */
	public static function admin(string $label, string $path): self {
		return new self($label, admin_url($path));
	}

	/** The plugins: one of them does it, and nobody knows where it is set there. */
	public static function plugins(): self {
		return self::admin(__('Look through the plugins', 'pharos-seo'), 'plugins.php');
	}

	/**
	 * A post in its editor.
	 *
	 * @param string $block Where in it: the numbers of the blocks that lead to the block, from 0: "2.0.1". '' for none.
	 * @param string $field A field of ours in the editor, such as "description" (design.md section 6). '' for none.
	 */
	public static function post(
		string $label,
		int $id,
		string $block = '',
		string $field = '',
	): self {
		$place = array_filter([self::BLOCK => $block, 'pharos-field' => $field], 'strlen');
		return new self($label, add_query_arg($place, admin_url("post.php?post=$id&action=edit")));
	}

	/**
	 * A block of a template, or of a part of one, in the site editor.
	 *
	 * @param string $type  `wp_template` or `wp_template_part`.
	 * @param string $id    Such as "twentytwentyfive//footer".
	 * @param string $block As of post().
	 */
	public static function template(string $label, string $type, string $id, string $block): self {
		return self::admin(
			$label,
			add_query_arg(
				[
					'postType' => $type,
					'postId' => rawurlencode($id),
					'canvas' => 'edit',
					self::BLOCK => $block,
				],
				'site-editor.php',
			),
		);
	}

	/** A term in its form. */
	public static function term(
		string $label,
		int $id,
		string $taxonomy,
		string $field = '',
	): self {
		$place = array_filter(['pharos-field' => $field], 'strlen');
		return new self(
			$label,
			add_query_arg($place, admin_url("term.php?taxonomy=$taxonomy&tag_ID=$id")),
		);
	}

	/** @return array{label: string, url: string} */
	public function to_array(): array {
		return ['label' => $this->label, 'url' => $this->url];
	}
}
