<?php
/**
 * The custom schemas of posts in SEOPress.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\MappedData;
use Pharos\Migration\Meta;
use Pharos\Migration\SchemaDifferences;
use Pharos\Migration\StoredValue;
use Pharos\Migration\Translator;

/** Data of SEOPress PRO. Article types and FAQs are migrated; other types are recorded as losses. */
final class ObjectSchemas {
	private const PREFIX = '_seopress_pro_rich_snippets_';

	private const ARTICLES = [
		'Article',
		'AdvertiserContentArticle',
		'BlogPosting',
		'NewsArticle',
		'Report',
		'SatiricalArticle',
		'ScholarlyArticle',
		'SocialMediaPosting',
		'TechArticle',
	];

	/** @var array<string, array>|null The site's schemas. */
	private ?array $site = null;

	public function __construct(private readonly Options $options) {}

	public function add_to(MappedData $mapped, Meta $meta, string $post_type): void {
		$schemas = self::found($meta);
		if ($schemas === []) {
			if ($meta->is_damaged('_seopress_pro_schemas_manual')) {
				$mapped->lose('damaged', '', 'pro_schemas_manual');
			}
			return;
		}
		$this->site ??= (new SiteSchemas($this->options))->build(new MappedData())->all();
		$own = new SchemaDifferences($mapped, $this->site);
		foreach ($schemas as $schema) {
			$of = static fn(string $key): mixed => $schema[self::PREFIX . $key] ?? '';
			$type = StoredValue::text($of('type'));
			$questions = $type === 'faq' ? self::questions($of('faq')) : [];
			if ($type === 'articles') {
				$article = StoredValue::text($of('article_type'));
				$own->article(
					$post_type,
					in_array($article, self::ARTICLES, true) ? $article : 'Article',
				);
			} elseif ($questions !== []) {
				$own->add('seopress-faq', 'FAQPage', ['mainEntity' => $questions]);
			} else {
				$mapped->lose_text('schema', $type, 'pro_rich_snippets_type');
			}
		}
		$own->apply();
	}

	/** @return list<array<mixed>> The schemas of a list, or the single one of older versions, which has one row per property. */
	private static function found(Meta $meta): array {
		$list = $meta->map('_seopress_pro_schemas_manual');
		if ($list !== null) {
			return array_values(array_filter($list, 'is_array'));
		}
		$type = $meta->text(self::PREFIX . 'type');
		$one = [];
		foreach ($meta->keys(self::PREFIX) as $key) {
			$one[$key] = $meta->map($key) ?? $meta->text($key);
		}
		return in_array($type, ['', 'none'], true) ? [] : [$one];
	}

	/** @return list<array<string, mixed>> */
	private static function questions(mixed $faq): array {
		$questions = [];
		foreach (is_array($faq) ? $faq : [] as $one) {
			$text = static fn(string $key): string => is_array($one)
				? Translator::literal(StoredValue::text($one[$key] ?? ''), true)
				: '';
			if ($text('question') !== '' && $text('answer') !== '') {
				$questions[] = [
					'@type' => 'Question',
					'name' => $text('question'),
					'acceptedAnswer' => ['@type' => 'Answer', 'text' => $text('answer')],
				];
			}
		}
		return $questions;
	}
}
