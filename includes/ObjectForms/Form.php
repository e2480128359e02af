<?php
/**
 * The SEO fields of a post, term or user in a WordPress form: the container of the fields and their data. They work without the REST API.
 */

declare(strict_types=1);

namespace Pharos\ObjectForms;

use Pharos\Core\Build;
use Pharos\Editor\EditorData;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_Post;
use WP_Taxonomy;
use WP_Term;
use WP_User;

final class Form {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** Outputs the container and enqueues the scripts. @param WP_Taxonomy $object For a new term of this taxonomy. */
	public function print(WP_Post|WP_Term|WP_User|WP_Taxonomy $object): void {
		if (current_user_can('upload_files')) {
			wp_enqueue_media();
		}
		Build::style('shared');
		Build::enqueue('object-form');
		wp_add_inline_script(
			'pharos-object-form',
			sprintf(
				'window.pharosObjectSeo = %s; window.pharosObjectForm = %s;',
				Build::json(
					(new EditorData($this->settings, $this->variables))->for_object($object),
				),
				Build::json($this->data($object)),
			),
			'before',
		);
		wp_nonce_field(FormWriter::action($object), FormWriter::NONCE, false);
		printf(
			'<input type="hidden" name="%s" id="pharos-object-form-value" value="" autocomplete="off" />
			<div id="pharos-object-form" class="wp-exclude-emoji"></div>
			<noscript><p>%s</p></noscript>',
			esc_attr(FormWriter::FIELD),
			esc_html__(
				'The SEO fields require JavaScript. Turn it on in your browser, then reload this page.',
				'pharos-seo',
			),
		);
	}

	private function data(WP_Post|WP_Term|WP_User|WP_Taxonomy $object): array {
		$form = new FormData($this->settings, $this->variables);
		return $object instanceof WP_Taxonomy
			? $form->for_object(self::future_term($object))
			: $form->for_object($object, Refusal::take($object) ?? []);
	}

	private static function future_term(WP_Taxonomy $taxonomy): WP_Term {
		return new WP_Term(
			(object) [
				'term_id' => 0,
				'name' => '',
				'slug' => '',
				'taxonomy' => $taxonomy->name,
				'parent' => 0,
				'description' => '',
			],
		);
	}
}
