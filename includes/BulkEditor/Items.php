<?php
/**
 * Posts and terms in the form of the bulk editor.
 */

declare(strict_types=1);

namespace Pharos\BulkEditor;

use Pharos\Content\PostTitle;
use Pharos\Core\Capability;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\ObjectSeo\ChecksField;
use Pharos\ObjectSeo\Issues;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Page\Context;
use Pharos\Page\Robots;
use Pharos\Settings\Settings;
use Pharos\Template\PageTexts;
use Pharos\Template\Variables;
use Pharos\Text\Text;
use WP_Post;
use WP_Term;

final class Items {
	/** The editable fields. */
	private const FIELDS = ['title' => '', 'description' => '', 'noindex' => ''];

	private readonly PageTexts $texts;

	private readonly Robots $robots;

	public function __construct(private readonly Settings $settings, Variables $variables) {
		$this->texts = new PageTexts($settings, $variables);
		$this->robots = new Robots($settings);
	}

	/** @return list<string> The content types that are set to noindex: see Query. */
	public function noindex(): array {
		return $this->settings->get('no_index');
	}

	/**
	 * @return array{
	 *     kind: 'post'|'term', id: int, type: string, type_label: string, name: string, status: string, edit_link: string, url: string,
	 *     editable: bool, can_restrict: bool, fields: array<string, string>, resolved: array<string, string>, inherited: array<string, string>,
	 *     checks: \stdClass, issues: list<string>
	 * } See Responses. Without texts for objects that the user may not edit.
	 */
	public function read(WP_Post|WP_Term $object): array {
		$editable = Capability::may_edit($object);
		$context = SeoPayload::page($object)->under($this->settings);
		$nothing = ['title' => '', 'description' => ''];
		$resolved = $editable ? $this->rendered($context) : $nothing;
		$rows = (new ObjectMetaRepository($object))->read();
		$fields = $editable ? array_intersect_key($rows, self::FIELDS) : self::FIELDS;
		$is_noindex = in_array('noindex', $this->robots->of_kind($context), true);
		$counts = $editable ? ChecksField::results($object)['counts'] : [];
		return self::named($object) + [
			'editable' => $editable,
			'can_restrict' => $editable && Capability::may_restrict($object),
			'fields' => $fields,
			'resolved' => $resolved,
			'inherited' => ($fields['title'] . $fields['description'] === ''
				? $resolved
				: $this->rendered($context->with_own(self::without_texts($rows)))) + [
				'noindex' => $is_noindex ? 'yes' : 'no',
			],
			'checks' => (object) array_diff_key($counts, ['issues' => true]),
			'issues' => Issues::texts($counts['issues'] ?? []),
		];
	}

	/** @return array{title: string, description: string} The output of the page. */
	private function rendered(Context $context): array {
		return [
			'title' => $this->texts->title($context),
			'description' => $this->texts->description($context),
		];
	}

	/** Returns the custom values without title and description, which other texts can contain. */
	private static function without_texts(array $rows): ObjectMeta {
		return ObjectMeta::from(
			array_map(
				static fn(mixed $value): string => is_scalar($value) ? (string) $value : '',
				['title' => '', 'description' => ''] + $rows,
			),
		);
	}

	/** Returns the object's name, status and links. */
	private static function named(WP_Post|WP_Term $object): array {
		if ($object instanceof WP_Term) {
			$link = get_term_link($object);
			$taxonomy = get_taxonomy($object->taxonomy);
			return [
				'kind' => 'term',
				'id' => $object->term_id,
				'type' => $object->taxonomy,
				'type_label' => Text::plain($taxonomy->labels->singular_name ?? ''),
				'name' => Text::plain($object->name),
				'status' => '',
				'edit_link' => (string) get_edit_term_link($object),
				'url' => is_string($link) ? $link : '',
			];
		}
		$is_public = is_post_publicly_viewable($object);
		$type = get_post_type_object($object->post_type);
		$status = get_post_status_object($object->post_status);
		return [
			'kind' => 'post',
			'id' => $object->ID,
			'type' => $object->post_type,
			'type_label' => Text::plain($type->labels->singular_name ?? ''),
			'name' => PostTitle::for_post($object),
			'status' => $is_public ? '' : Text::plain($status->label ?? ''),
			'edit_link' => (string) get_edit_post_link($object, 'raw'),
			'url' => $is_public ? (string) get_permalink($object) : '',
		];
	}
}
