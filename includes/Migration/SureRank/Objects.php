<?php
/**
 * Migrates the data of posts, terms and authors in SureRank, which have the same rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\Images;
use Pharos\Migration\MappedData;
use Pharos\Migration\Meta;
use Pharos\Migration\ObjectReader;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\SourceMap;
use Pharos\Migration\StoredValue;
use Pharos\Migration\TemplateContext;
use WP_Post;
use WP_Term;
use WP_User;

final class Objects extends ObjectReader {
	public const GENERAL = 'surerank_settings_general';
	public const SOCIAL = 'surerank_settings_social';
	public const SCHEMAS = 'surerank_settings_schemas';

	private readonly PageTemplates $templates;

	public function __construct(private readonly Options $options, private readonly Graph $graph) {
		$this->templates = new PageTemplates($options);
	}

	public function post(WP_Post $post): MappedData {
		$mapped = $this->object(
			new Meta('post', $post->ID),
			$post,
			TemplateContext::POST,
			(string) get_permalink($post),
			(int) get_post_thumbnail_id($post),
		);
		$is_list =
			get_option('show_on_front') === 'page' &&
			$post->ID === (int) get_option('page_for_posts');
		$title = $mapped->values['title'] ?? '';
		if ($title !== '') {
			$title = SocialTemplates::without_number($title, $post->post_type);
			$mapped->values['title'] = $title;
		}
		if ($is_list && $title !== '' && !str_contains($title, '%page%')) {
			$mapped->values['title'] = "$title - %page%";
		}
		return $mapped;
	}

	public function term(WP_Term $term): MappedData {
		$url = get_term_link($term);
		return $this->object(
			new Meta('term', $term->term_id),
			$term,
			TemplateContext::TERM,
			is_string($url) ? $url : '',
		);
	}

	public function author(WP_User $user): MappedData {
		$mapped = new MappedData();
		$this->schemas($mapped, new Meta('user', $user->ID), $user);
		return $mapped;
	}

	private function object(
		Meta $meta,
		WP_Post|WP_Term $object,
		string $place,
		string $url,
		int $featured = 0,
	): MappedData {
		$mapped = new MappedData();
		$general = self::row($mapped, $meta, self::GENERAL);
		$social = self::row($mapped, $meta, self::SOCIAL);
		foreach (SourceMap::part('SureRank', 'texts') as $field => $key) {
			$this->text($mapped, $general[$key] ?? '', $field, $place);
		}
		$mapped->set(
			'canonical',
			StoredValue::address(self::filled($general['canonical_url'] ?? '')),
		);
		$mapped->set('focus_keyword', trim(self::filled($general['focus_keyword'] ?? '')));
		foreach (['title', 'description'] as $part) {
			$this->text($mapped, $social["facebook_$part"] ?? '', "facebook_$part", $place);
		}
		$this->image($mapped, $social, 'facebook');
		$this->x($mapped, $social, $place, $featured);
		if ($meta->text('surerank_migration') === '1') {
			$this->drop_copies($mapped, $place, $url);
		}
		self::robots($mapped, $meta);
		$this->schemas($mapped, $meta, $object);
		return $mapped;
	}

	/** @return array<mixed> A serialized row; [] if it's missing, or corrupted, which is recorded as a loss. */
	private static function row(MappedData $mapped, Meta $meta, string $key): array {
		$row = $meta->map($key);
		if ($row === null && ($meta->is_damaged($key) || $meta->text($key) !== '')) {
			$mapped->lose('damaged', '', $key);
		}
		return $row ?? [];
	}

	/** Returns '' for values that SureRank treats as empty. */
	private static function filled(mixed $text): string {
		$text = StoredValue::text($text);
		return $text === '0' ? '' : $text;
	}

	private function text(MappedData $mapped, mixed $text, string $field, string $place): void {
		$mapped->set(
			$field,
			Variables::translator($field === 'description')->translate(
				self::filled($text),
				$place,
				$mapped,
				$field,
			),
		);
	}

	/**
	 * Sets an image. For a URL that isn't an image, SureRank outputs the default image, not the featured one.
	 *
	 * @param 'facebook'|'twitter' $network
	 */
	private function image(MappedData $mapped, array $social, string $network): void {
		$url = self::filled($social["{$network}_image_url"] ?? '');
		if (trim($url) === '') {
			return;
		}
		$image = Image::accepted($mapped, $url, "{$network}_image");
		if ($image === '') {
			$default = $this->options->text('fallback_image');
			$mapped->set("{$network}_image", Image::accepted(new MappedData(), $default, ''));
			return;
		}
		$mapped->set("{$network}_image", $image);
		$id = (int) StoredValue::text($social["{$network}_image_id"] ?? 0);
		$mapped->set("{$network}_image_id", Image::id($mapped, $image, $id, "{$network}_image"));
	}

	/**
	 * Migrates the data for X, which applies only if it doesn't use Facebook's. Then SureRank uses nothing of
	 * Facebook's: for empty fields the page's text and the featured image are next, while Pharos would use Facebook's.
	 */
	private function x(MappedData $mapped, array $social, string $place, int $featured): void {
		$is_same = isset($social['twitter_same_as_facebook'])
			? StoredValue::is_on($social['twitter_same_as_facebook'])
			: $this->options->is_on('twitter_same_as_facebook');
		if ($is_same) {
			return;
		}
		foreach (['title', 'description'] as $part) {
			$this->text($mapped, $social["twitter_$part"] ?? '', "twitter_$part", $place);
			if (isset($mapped->values["facebook_$part"])) {
				$mapped->values["twitter_$part"] ??=
					$mapped->values[$part] ?? $this->of_kind($part, $place);
			}
		}
		$this->image($mapped, $social, 'twitter');
		if (!isset($mapped->values['facebook_image']) || isset($mapped->values['twitter_image'])) {
			return;
		}
		$default = $this->options->text('fallback_image');
		if ($featured > 0) {
			Images::add_to($mapped, '', $featured, 'twitter_image', 'twitter_image_id');
		} elseif ($default !== '') {
			$mapped->set('twitter_image', Image::accepted(new MappedData(), $default, ''));
		} else {
			$mapped->lose('x_fallback', '', 'twitter_image');
		}
	}

	/** @param 'title'|'description' $part */
	private function of_kind(string $part, string $place): string {
		return $this->templates->$part(new MappedData(), $place);
	}

	/** Removes values that SureRank's importer has copied from templates and permalinks: they equal the inherited ones. */
	private function drop_copies(MappedData $mapped, string $place, string $url): void {
		$values = &$mapped->values;
		if (untrailingslashit($values['canonical'] ?? '') === untrailingslashit($url)) {
			unset($values['canonical']);
		}
		foreach (['title', 'description'] as $part) {
			$kind = $this->of_kind($part, $place);
			$own = $values[$part] ?? $kind;
			// From the most specific field to its fallbacks, which must still be set for the comparison.
			$shared = $values["facebook_$part"] ?? $own;
			if (($values["twitter_$part"] ?? null) === $shared) {
				unset($values["twitter_$part"]);
			}
			if (($values["facebook_$part"] ?? null) === $own) {
				unset($values["facebook_$part"]);
			}
			if ($own === $kind) {
				unset($values[$part]);
			}
		}
	}

	/** Migrates the directives: one row of them replaces all directives of the content type. */
	private static function robots(MappedData $mapped, Meta $meta): void {
		$says = array_map(
			static fn(string $key): string => self::filled($meta->text($key)),
			SourceMap::part('SureRank', 'directives'),
		);
		if (array_filter($says, 'strlen') === []) {
			return;
		}
		foreach ($says as $field => $value) {
			$mapped->direct($field, $value === 'yes');
		}
	}

	private function schemas(
		MappedData $mapped,
		Meta $meta,
		WP_Post|WP_Term|WP_User $object,
	): void {
		$map = self::row($mapped, $meta, self::SCHEMAS)['schemas'] ?? [];
		$own = is_array($map) ? $this->graph->of_object($mapped, $map, $object) : [];
		if ($own !== []) {
			$mapped->values['schemas'] = $own;
		}
	}
}
