<?php
/**
 * Adds the SEO fields to WordPress's forms: the classic editor, term screens, profiles.
 */

declare(strict_types=1);

namespace Pharos\ObjectForms;

use Pharos\Content\PostTypes;
use Pharos\Core\AppUrl;
use Pharos\Core\Capability;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_Post;
use WP_Term;
use WP_User;

final class Places {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** On `admin_init`: post types and taxonomies are registered by then. */
	public function register(): void {
		if (!$this->settings->get('enable_page_level_seo')) {
			return;
		}
		add_action('add_meta_boxes', $this->add_box(...), 10, 2);
		add_action(
			'save_post',
			static fn($id, $post) => $post instanceof WP_Post && FormWriter::post($post),
			10,
			2,
		);
		foreach (array_keys(PostTypes::taxonomies()) as $taxonomy) {
			add_action("{$taxonomy}_add_form_fields", $this->new_term(...));
			add_action("{$taxonomy}_edit_form", $this->term(...));
			foreach (['created' => true, 'edited' => false] as $event => $is_new) {
				add_action(
					"{$event}_{$taxonomy}",
					static fn($id) => FormWriter::term((int) $id, $taxonomy, $is_new),
				);
			}
		}
		foreach (['show_user_profile', 'edit_user_profile'] as $hook) {
			add_action($hook, $this->user(...));
		}
		foreach (['personal_options_update', 'edit_user_profile_update'] as $hook) {
			add_action($hook, static fn($id) => FormWriter::user((int) $id));
		}
		add_action('admin_notices', Refusal::print_notice(...));
	}

	/** Adds the meta box to the classic editor; the block editor has the sidebar. */
	private function add_box(string $type, mixed $post): void {
		if (
			$post instanceof WP_Post &&
			is_post_type_viewable($type) &&
			!get_current_screen()?->is_block_editor() &&
			Capability::may_edit($post)
		) {
			add_meta_box(
				'pharos-seo-box',
				__('Pharos SEO', 'pharos-seo'),
				fn() => $this->form()->print($post),
				null,
				'normal',
				'high',
			);
		}
	}

	private function new_term(string $taxonomy): void {
		$object = get_taxonomy($taxonomy);
		if ($object) {
			$this->section(fn() => $this->form()->print($object));
		}
	}

	private function term(WP_Term $term): void {
		if (Capability::may_edit($term)) {
			$this->section(fn() => $this->form()->print($term));
		}
	}

	/** Adds the fields to profiles of users who can write posts: other users have no archive. */
	private function user(WP_User $user): void {
		if (user_can($user, 'edit_posts') && Capability::may_edit($user)) {
			$this->section(function () use ($user): void {
				if (!$this->settings->get('author_archive')) {
					self::print_archive_note();
				}
				$this->form()->print($user);
			});
		}
	}

	/** Outputs a note that author archives are turned off, so that the fields have no effect. */
	private static function print_archive_note(): void {
		printf(
			'<p>%s%s</p>',
			esc_html__(
				'Author archives are turned off and redirect to the home page, so this has no effect.',
				'pharos-seo',
			),
			Capability::granted()
				? sprintf(
					' <a href="%s">%s</a>',
					esc_url(AppUrl::route('/general/archive_pages')),
					esc_html__('Edit the setting', 'pharos-seo'),
				)
				: '',
		);
	}

	private function section(\Closure $print): void {
		printf(
			'<div class="pharos-form-section"><h2>%s</h2>',
			esc_html__('Pharos SEO', 'pharos-seo'),
		);
		$print();
		echo '</div>';
	}

	private function form(): Form {
		return new Form($this->settings, $this->variables);
	}
}
