<?php
/**
 * The SEO panel of Elementor's editor: its script, its data and saving. The script is src/elementor/.
 */

declare(strict_types=1);

namespace Pharos\ObjectForms;

use Pharos\Core\Build;
use Pharos\Core\Capability;
use Pharos\Editor\EditorData;
use Pharos\ObjectSeo\ChecksField;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use Pharos\Text\Text;
use WP_Error;
use WP_Post;
use WP_Term;

/** Uses Elementor's hooks and Ajax actions only, whose requests have a nonce. */
final class Elementor {
	/** The name of the Ajax action. */
	private const SAVE = 'pharos_save_seo';

	/** The name of the data in the configuration of a document. */
	private const DATA = 'pharosSeo';

	/** Script of the bar above the editor, which the button is added to. */
	private const BAR = 'elementor-v2-editor-app-bar';

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** On `elementor/editor/before_enqueue_scripts`: the bar and the panel are there before the editor starts. */
	public function enqueue(): void {
		if (!$this->settings->get('enable_page_level_seo')) {
			return;
		}
		Build::style('shared');
		Build::enqueue('elementor', wp_script_is(self::BAR, 'registered') ? [self::BAR] : []);
	}

	/**
	 * On `elementor/document/config`: the editor loads it with each document that it opens, without a reload of the page.
	 *
	 * @param array $config Additional configuration of the document.
	 */
	public function configure(array $config, int $id): array {
		$post = $this->edited($id);
		if ($post) {
			$config[self::DATA] = [
				'facts' => (new EditorData($this->settings, $this->variables))->for_object($post),
				'form' => (new FormData($this->settings, $this->variables))->for_object($post),
				'slug' => urldecode($post->post_name),
				'hasPassword' => $post->post_password !== '',
				'terms' => (object) self::terms($post),
			];
		}
		return $config;
	}

	/** On `elementor/ajax/register_actions`. @param object $ajax Elementor's manager of Ajax actions. */
	public function register(object $ajax): void {
		$ajax->register_ajax_action(self::SAVE, fn($data): array => $this->save((array) $data));
	}

	/**
	 * Writes the fields: all of them or, if one is invalid or has changed in the meantime, none.
	 *
	 * @param array $data `id`, and `seo`, `base` and `checks` as in FormWriter::FIELD.
	 * @return array{form?: array, error?: array} The stored data, or why nothing was stored.
	 */
	public function save(array $data): array {
		$post = $this->edited((int) ($data['id'] ?? 0));
		if (!$post) {
			return self::refused(
				new WP_Error(
					'rest_forbidden',
					__(
						'You aren’t allowed to edit the SEO data of this content. Ask an administrator.',
						'pharos-seo',
					),
				),
			);
		}
		$written = (new ObjectMetaRepository($post))->write(
			(array) ($data['seo'] ?? []),
			(array) ($data['base'] ?? []),
		);
		if (is_wp_error($written)) {
			return self::refused($written);
		}
		if (is_array($data['checks'] ?? null)) {
			// Invalid counts don't prevent saving the other fields.
			ChecksField::save($data['checks'], $post);
		}
		return ['form' => (new FormData($this->settings, $this->variables))->for_object($post)];
	}

	private static function refused(WP_Error $error): array {
		$data = (array) $error->get_error_data();
		if (isset($data['conflicts']['schemas'])) {
			$data['conflicts']['schemas'] = (object) $data['conflicts']['schemas'];
		}
		return [
			'error' => [
				'code' => $error->get_error_code(),
				'message' => $error->get_error_message(),
				'data' => $data,
			],
		];
	}

	/** The post, if it has a page whose SEO the user may edit. */
	private function edited(int $id): ?WP_Post {
		$post = $id > 0 ? get_post($id) : null;
		return $post &&
			$this->settings->get('enable_page_level_seo') &&
			is_post_type_viewable($post->post_type) &&
			$post->post_type !== 'elementor_library' &&
			Capability::may_edit($post)
			? $post
			: null;
	}

	/** @return array<string, list<array{id: int, name: string}>> The terms among which one can be the primary one, by taxonomy. */
	private static function terms(WP_Post $post): array {
		$found = [];
		foreach (get_object_taxonomies($post, 'objects') as $name => $taxonomy) {
			$terms = $taxonomy->hierarchical ? get_the_terms($post, $name) : [];
			$found[$name] = array_map(
				static fn(WP_Term $term): array => [
					'id' => $term->term_id,
					'name' => Text::plain($term->name),
				],
				is_array($terms) ? array_values($terms) : [],
			);
		}
		return $found;
	}
}
