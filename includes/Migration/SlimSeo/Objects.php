<?php
/**
 * Migrates the data of posts and terms in Slim SEO, which is one array each.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

use Pharos\Migration\CoreTitles;
use Pharos\Migration\Images;
use Pharos\Migration\MappedData;
use Pharos\Migration\Meta;
use Pharos\Migration\ObjectReader;
use Pharos\Migration\SourceMap;
use Pharos\Migration\StoredValue;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;
use WP_Post;
use WP_Term;

final class Objects extends ObjectReader {
	public const KEY = 'slim_seo';

	/** The feature that outputs a field, and Pharos's name of the field. */
	private const FIELDS = [
		'title' => ['meta_title', 'title'],
		'description' => ['meta_description', 'description'],
		'canonical' => ['canonical_url', 'canonical'],
		'noindex' => ['meta_robots', 'noindex'],
	];

	private readonly Translator $translator;
	private readonly Pictures $pictures;

	public function __construct(private readonly Options $options) {
		$this->translator = Variables::translator($options);
		$this->pictures = new Pictures($options);
	}

	/** @return list<int> The static home page, which doesn't use the title template of pages. */
	public static function home(): array {
		return get_option('show_on_front') === 'page' ? [(int) get_option('page_on_front')] : [];
	}

	public function post(WP_Post $post): MappedData {
		$mapped = $this->object(new Meta('post', $post->ID), $post);
		if (in_array($post->ID, self::home(), true)) {
			$mapped->values['title'] ??= CoreTitles::home();
		}
		return $mapped;
	}

	public function term(WP_Term $term): MappedData {
		return $this->object(new Meta('term', $term->term_id), $term);
	}

	/** Looks up the ids of all images at once. */
	public function preload(string $kind, array $ids): void {
		$urls = [];
		foreach ($ids as $id) {
			$data = (new Meta($kind, $id))->map(self::KEY) ?? [];
			$urls[] = StoredValue::text($data['facebook_image'] ?? '');
			$urls[] = StoredValue::text($data['twitter_image'] ?? '');
		}
		Images::preload($urls);
	}

	private function object(Meta $meta, WP_Post|WP_Term $object): MappedData {
		$mapped = new MappedData();
		$data = $meta->map(self::KEY);
		if ($data === null) {
			if ($meta->is_damaged(self::KEY)) {
				$mapped->lose('damaged', '', self::KEY);
			}
			return $mapped;
		}
		foreach (self::FIELDS as $key => [$feature, $field]) {
			$text = self::filled($data[$key] ?? '');
			if ($text !== '' && !$this->options->has($feature)) {
				$field === 'noindex'
					? $mapped->offer($field, 'yes')
					: $mapped->lose('module', $text, $field);
				unset($data[$key]);
			}
		}
		$place = $object instanceof WP_Post ? TemplateContext::POST : TemplateContext::TERM;
		foreach (SourceMap::part('SlimSeo', 'texts') as $field => $key) {
			$text = self::filled($data[$key] ?? '');
			$mapped->set($field, $this->translator->translate($text, $place, $mapped, $field));
		}
		$mapped->set('canonical', StoredValue::address(self::filled($data['canonical'] ?? '')));
		// An object can only add noindex to the directive of its content type.
		$mapped->direct('noindex', self::filled($data['noindex'] ?? '') === '' ? null : 'yes');
		$this->image($mapped, $data, 'facebook', $object);
		$this->image($mapped, $data, 'twitter', $object);
		$this->apart($mapped, $object);
		return $mapped;
	}

	/** @param 'facebook'|'twitter' $network */
	private function image(
		MappedData $mapped,
		array $data,
		string $network,
		WP_Post|WP_Term $object,
	): void {
		$field = "{$network}_image";
		$text = self::filled($data[$field] ?? '');
		$url = $this->pictures->resolved($text, $object instanceof WP_Post ? $object : null);
		if ($url === '') {
			$mapped->lose_text('variable', Pictures::is_featured($text) ? '' : $text, $field);
			return;
		}
		$id = ctype_digit($url) ? (int) $url : Images::id_of($url);
		Images::add_to($mapped, ctype_digit($url) ? '' : $url, $id, $field, "{$field}_id");
	}

	/** Sets an image for X, which doesn't use Facebook's: next are the content type's, the featured image, and the default for X. */
	private function apart(MappedData $mapped, WP_Post|WP_Term $object): void {
		if (!isset($mapped->values['facebook_image']) || isset($mapped->values['twitter_image'])) {
			return;
		}
		$kind = $object instanceof WP_Post ? $object->post_type : $object->taxonomy;
		$url = $this->pictures->of_kind($kind, 'twitter');
		$id = $url === '' && $object instanceof WP_Post ? (int) get_post_thumbnail_id($object) : 0;
		if ($id === 0) {
			$url = $url ?: $this->options->text('default_twitter_image');
			$id = Images::id_of($url);
		}
		Images::add_to($mapped, $url, $id, 'twitter_image', 'twitter_image_id');
	}

	/** Returns '' for "0", which Slim SEO treats as empty. */
	private static function filled(mixed $value): string {
		$text = StoredValue::text($value);
		return $text === '0' ? '' : $text;
	}
}
