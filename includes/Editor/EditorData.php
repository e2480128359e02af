<?php
/**
 * The data that the SEO fields need on page load. Authors can't read the settings: this includes the settings that they need.
 */

declare(strict_types=1);

namespace Pharos\Editor;

use Pharos\Core\Capability;
use Pharos\Core\Limits;
use Pharos\ObjectMeta\Fields;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Redirects\Target;
use Pharos\Schema\VariableList as SchemaVariables;
use Pharos\SearchConsole\Property;
use Pharos\Settings\Settings;
use Pharos\Social\SiteImages;
use Pharos\Suggestions\Availability;
use Pharos\Template\VariableList;
use Pharos\Template\Variables;
use Pharos\Text\Shortcodes;
use Pharos\Text\Text;
use WP_Post;
use WP_Post_Type;
use WP_Taxonomy;
use WP_Term;
use WP_User;

final class EditorData {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * The data as the type `EditorData` of src/object-seo/types.ts.
	 *
	 * @param WP_Post|WP_Term|WP_User|WP_Taxonomy $object A taxonomy stands for a new term.
	 */
	public function for_object(WP_Post|WP_Term|WP_User|WP_Taxonomy $object): array {
		$tags = $this->settings->get('open_graph_tags');
		$images = new SiteImages($this->settings);
		$image = $images->of_setting('fallback_image')->url ?? '';
		return [
			'kind' => match (true) {
				$object instanceof WP_Post => 'post',
				$object instanceof WP_User => 'user',
				default => 'term',
			},
			'type' => $object instanceof WP_Post ? $object->post_type : '',
			'id' => (int) ($object->ID ?? ($object->term_id ?? 0)),
			'kindLabel' => self::kind_label($object),
			'site' => [
				'name' => Variables::site_name($this->settings),
				// WordPress serves its logo as /favicon.ico if the site has no icon.
				'icon' => get_site_icon_url(32, includes_url('images/w-logo-blue-white-bg.png')),
				'isHidden' => !get_option('blog_public'),
				'readingUrl' => Capability::granted() ? admin_url('options-reading.php') : '',
			],
			'separator' => $this->settings->get('separator'),
			'limits' => Limits::all(),
			'variables' => (new VariableList($this->variables))->all(),
			// Only for users who can read the schema types of the form.
			'schemaPage' =>
				$this->settings->get('enable_schemas') &&
				(Capability::granted() || current_user_can('edit_posts'))
					? self::page_name($object)
					: null,
			'schemaVariables' => $this->settings->get('enable_schemas')
				? SchemaVariables::all()
				: [],
			'shortcodes' => Shortcodes::enclosing(),
			'isSiteInShares' => (bool) $this->settings->get('social_title_site_name'),
			'isFeaturedShared' => (bool) $this->settings->get('social_image_featured'),
			'defaultImages' => [
				'facebook' => $image,
				'x' => $images->of_setting('twitter_fallback_image')->url ?? $image,
			],
			'shareTemplates' => $this->share_templates($object),
			'isGenerated' => (bool) $this->settings->get('auto_generate_description'),
			'cardType' => $this->settings->get('twitter_card_type'),
			'networks' => [
				'facebook' => (bool) $tags,
				'x' => (bool) $this->settings->get('twitter_meta_tags'),
			],
			// The option isn't autoloaded: it is only read in editors.
			'hasSearchFigures' =>
				$this->settings->get('enable_google_console') && Property::chosen() !== '',
			'hasSuggestions' => Availability::read($this->settings),
			'language' => get_locale(),
			'taxonomies' => $object instanceof WP_Post ? self::taxonomies($object) : [],
			'canUpload' => current_user_can('upload_files'),
			'hasRedirects' => (bool) $this->settings->get('enable_redirects'),
			'redirectTarget' => self::redirect_target($object),
			'canRestrict' => Capability::may_restrict(
				$object instanceof WP_Taxonomy
					? new WP_Term((object) ['term_id' => 0, 'taxonomy' => $object->name])
					: $object,
			),
		];
	}

	/** @return array<string, string> Templates of its content type for social networks. */
	private function share_templates(WP_Post|WP_Term|WP_User|WP_Taxonomy $object): array {
		[$group, $name] = match (true) {
			$object instanceof WP_Post => ['post_types', $object->post_type],
			$object instanceof WP_User => ['archives', 'author'],
			default => ['taxonomies', $object->taxonomy ?? $object->name],
		};
		$templates = $this->settings->get('templates')[$group][$name] ?? [];
		$shared = [];
		foreach (
			['facebook_title', 'facebook_description', 'twitter_title', 'twitter_description']
			as $part
		) {
			$shared[$part] = $templates[$part] ?? '';
		}
		return $shared;
	}

	/** The name of the object's page in Schema\Pages; '' for a new object. */
	private static function page_name(WP_Post|WP_Term|WP_User|WP_Taxonomy $object): string {
		return match (true) {
			$object instanceof WP_Post => "$object->post_type-$object->ID",
			$object instanceof WP_Term => "tax-$object->term_id",
			$object instanceof WP_User => "user-$object->ID",
			default => '',
		};
	}

	/** @return array{value: string, label: string} The post or term that the object redirects to, and its title; '' for none. */
	private static function redirect_target(WP_Post|WP_Term|WP_User|WP_Taxonomy $object): array {
		$target = ObjectMeta::for_object($object)->text('redirect');
		$place = Target::object($target);
		// Only of content that everyone may see.
		$title = $place && Target::of_object(...$place) !== null ? Target::title($target) : '';
		return $title === ''
			? ['value' => '', 'label' => '']
			: ['value' => $target, 'label' => $title];
	}

	private static function kind_label(WP_Post|WP_Term|WP_User|WP_Taxonomy $object): string {
		$type = match (true) {
			$object instanceof WP_Post => get_post_type_object($object->post_type),
			$object instanceof WP_Term => get_taxonomy($object->taxonomy),
			$object instanceof WP_Taxonomy => $object,
			default => null,
		};
		return $type instanceof WP_Post_Type || $type instanceof WP_Taxonomy
			? Text::plain($type->labels->name)
			: __('Authors', 'pharos-seo');
	}

	/** @return list<array> Taxonomies as the type `ObjectTaxonomy`. */
	private static function taxonomies(WP_Post $post): array {
		$trees = Fields::trees($post->post_type);
		return array_values(
			array_map(
				static fn(WP_Taxonomy $one): array => [
					'name' => $one->name,
					'restBase' => (string) ($one->rest_base ?: $one->name),
					'label' => Text::plain($one->labels->name),
					'singular' => Text::plain($one->labels->singular_name),
					'isTree' => isset($trees[$one->name]),
					'variable' => match ($one->name) {
						'category' => 'categories',
						'post_tag' => 'tags',
						default => "terms:$one->name",
					},
				],
				array_filter(
					get_object_taxonomies($post, 'objects'),
					static fn(WP_Taxonomy $one): bool => $one->name !== 'post_format' &&
						is_taxonomy_viewable($one),
				),
			),
		);
	}
}
