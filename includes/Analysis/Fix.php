<?php
/**
 * A link to the admin screen where an issue can be fixed.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Core\AppUrl;

/** The URL points to the exact setting, field or block. */
final class Fix {
	/** The query parameter for the position of a block. */
	public const BLOCK = 'pharos-block';

	private function __construct(private readonly string $label, private readonly string $url) {}

	/**
	 * A setting of Pharos.
	 *
	 * @param string $route   The screen, such as "/general".
	 * @param string $setting The key, such as "page_title", or a nested one "global_default.page_title"; '' for the screen.
	 */
	public static function setting(string $label, string $route, string $setting = ''): self {
		return new self(
			$label,
			AppUrl::route($route) . ($setting === '' ? '' : '?setting=' . rawurlencode($setting)),
		);
	}

	/**
	 * A screen of WordPress, or of a plugin.
	 *
	 * @param string $path For example "options-reading.php"; the part after "#" is the id of the field.
	 */
	public static function admin(string $label, string $path): self {
		return new self($label, admin_url($path));
	}

	/** The Plugins screen: one of the plugins causes the issue, but the setting is unknown. */
	public static function plugins(): self {
		return self::admin(__('Review plugins', 'pharos-seo'), 'plugins.php');
	}

	/**
	 * A post in its editor.
	 *
	 * @param string $block The position of the block, see Blocks: "2.0.1". '' for none.
	 * @param string $field A field of Pharos in the editor, such as "description". '' for none.
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
	 * A block of a template or template part in the site editor.
	 *
	 * @param string $type  `wp_template` or `wp_template_part`.
	 * @param string $id    For example "twentytwentyfive//footer".
	 * @param string $block See post().
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

	/** A term in its edit form. */
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

	/** A user in the profile form. */
	public static function user(string $label, int $id, string $field = ''): self {
		$place = array_filter(['pharos-field' => $field], 'strlen');
		return new self($label, add_query_arg($place, (string) get_edit_user_link($id)));
	}

	/** @return array{label: string, url: string} */
	public function to_array(): array {
		return ['label' => $this->label, 'url' => $this->url];
	}
}
