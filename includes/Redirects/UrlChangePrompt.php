<?php
/**
 * Asks what becomes of former URLs where they change: forms and lists of WordPress, and the block editor.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Compat\SeoPlugins;
use Pharos\Core\Build;
use Pharos\Settings\Settings;
use WP_Screen;

/** While redirects are turned on (includes/hooks/admin.php). */
final class UrlChangePrompt {
	/** Parameters by which WordPress tells a page what was done before it. */
	private const TELLING = ['trashed', 'deleted', 'updated', 'message'];

	public function __construct(private readonly Settings $settings) {}

	/** Whether the user may choose, and a choice has an effect. */
	public static function may(): bool {
		return get_option('permalink_structure') !== '' &&
			current_user_can('publish_posts') &&
			SeoPlugins::active() === null;
	}

	/** On `admin_enqueue_scripts`. */
	public function enqueue(): void {
		$screen = get_current_screen();
		if ($screen && $this->is_asked_on($screen) && self::may()) {
			$post = $screen->base === 'post' ? get_post() : null;
			self::enqueue_script('url-changes', [
				'items' => (new ChangesController($this->settings))->items(self::news($screen)),
				'statuses' => self::statuses(),
				'isPublic' => !$post || is_post_status_viewable($post->post_status),
			]);
		}
	}

	/** On `enqueue_block_editor_assets`. */
	public static function enqueue_in_editor(): void {
		$post = get_post();
		if (
			get_current_screen()?->base === 'post' &&
			$post &&
			self::has_pages($post->post_type) &&
			self::may()
		) {
			self::enqueue_script('url-changes-editor', [
				'id' => $post->ID,
				'type' => $post->post_type,
				'statuses' => self::statuses(),
				'dateLength' => PermalinkFields::date_length($post->post_type),
				'hasAuthor' => PermalinkFields::has_author($post->post_type),
			]);
		}
	}

	private static function enqueue_script(string $entry, array $data): void {
		Build::style('shared');
		Build::enqueue($entry);
		wp_add_inline_script(
			"pharos-$entry",
			'window.pharosUrlChanges = ' . Build::json($data) . ';',
			'before',
		);
	}

	private function is_asked_on(WP_Screen $screen): bool {
		return match ($screen->base) {
			'edit' => self::has_pages($screen->post_type),
			'post' => !$screen->is_block_editor() && self::has_pages($screen->post_type),
			'edit-tags', 'term' => is_taxonomy_viewable($screen->taxonomy),
			'profile', 'user-edit' => (bool) $this->settings->get('author_archive'),
			default => self::tells_structures($screen),
		};
	}

	/** Where permalinks, or plugins that have URLs of their own, are changed. */
	private static function tells_structures(WP_Screen $screen): bool {
		return current_user_can('manage_options') &&
			(in_array($screen->base, ['options-permalink', 'plugins'], true) ||
				isset($_GET['settings-updated']));
	}

	/** @return array<string, UrlChange> By key: what has just happened to the URLs of what the screen is about. */
	private static function news(WP_Screen $screen): array {
		// Chooses what is told only: no nonce needed.
		$is_of_structures = self::tells_structures($screen);
		if (
			(!$is_of_structures && array_intersect_key($_GET, array_flip(self::TELLING)) === []) ||
			!RecentChanges::are_new()
		) {
			return [];
		}
		$is_form = $screen->base === 'post';
		$type = match ($screen->base) {
			'edit', 'post' => $screen->post_type,
			'edit-tags', 'term' => $screen->taxonomy,
			default => $is_of_structures ? 'structure' : '',
		};
		$post = get_post();
		return array_filter(
			RecentChanges::latest(),
			static fn(UrlChange $change): bool => $change->type === $type &&
				(!$is_form || ($post && $change->object === "post-$post->ID")),
		);
	}

	private static function has_pages(string $type): bool {
		return $type !== 'attachment' && is_post_type_viewable($type);
	}

	/** @return list<string> Statuses of posts that have a page. */
	private static function statuses(): array {
		return array_values(array_filter(get_post_stati(), is_post_status_viewable(...)));
	}
}
