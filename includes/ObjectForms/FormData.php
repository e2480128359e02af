<?php
/**
 * The SEO data of an object in a form: the type `FormData` of src/object-seo/changes/form-data.ts.
 */

declare(strict_types=1);

namespace Pharos\ObjectForms;

use Pharos\ObjectSeo\ChecksField;
use Pharos\ObjectSeo\RestField;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Preview\Preview;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_Post;
use WP_Term;
use WP_User;

final class FormData {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** @param array{values?: array, base?: array, errors?: array, conflicts?: array} $refused Values that couldn't be saved: see Refusal. */
	public function for_object(WP_Post|WP_Term|WP_User $object, array $refused = []): array {
		$answer = (new SeoPayload($this->settings, $this->variables))->for_object($object);
		$preview = new Preview($this->settings, $this->variables);
		$preview = $preview->of_page(SeoPayload::page($object));
		$is_new = $object instanceof WP_Term && $object->term_id === 0;
		return [
			'value' => RestField::shape(($refused['values'] ?? []) + $answer['data']),
			'stored' => RestField::shape(($refused['base'] ?? []) + $answer['data']),
			'errors' => (object) ($refused['errors'] ?? []),
			'conflicts' => array_keys($refused['conflicts'] ?? []),
			'inherited' => $answer['inherited'],
			'variables' => $preview['variables'],
			'url' => $is_new ? '' : $preview['url'],
			'status' => $object instanceof WP_Post ? $object->post_status : 'publish',
			'checks' => $object instanceof WP_Post ? ChecksField::results($object) : null,
		];
	}
}
