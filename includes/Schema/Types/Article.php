<?php
/**
 * Article: https://schema.org/Article
 * Google: https://developers.google.com/search/docs/appearance/structured-data/article
 */

declare(strict_types=1);

namespace Pharos\Schema\Types;

use Pharos\Schema\Definition\Choices;
use Pharos\Schema\Definition\Field;
use Pharos\Schema\Definition\People;

final class Article {
	/** @return array<string, mixed> See TypeList. */
	public static function definition(): array {
		return [
			'label' => __('Article', 'pharos-seo'),
			'subtypes' => Choices::flat([
				'Article',
				'BlogPosting',
				'NewsArticle',
				'AnalysisNewsArticle',
				'AskPublicNewsArticle',
				'BackgroundNewsArticle',
				'OpinionNewsArticle',
				'ReportageNewsArticle',
				'ReviewNewsArticle',
				'AdvertiserContentArticle',
				'LiveBlogPosting',
				'Report',
				'SatiricalArticle',
				'ScholarlyArticle',
				'SocialMediaPosting',
				'TechArticle',
			]),
			'fields' => [
				...Field::recommended([
					'headline' => '%title%',
					'image' => ['%image%'],
					'datePublished' => '%published_iso%',
					'dateModified' => '%modified_iso%',
					'author' => [People::PERSON],
				]),
				...Field::optional([
					'description' => '%excerpt%',
					'url' => '%url%',
					'mainEntityOfPage' => '%schema:WebPage%',
					'isPartOf' => '%schema:WebPage%',
					'publisher' => People::ORGANIZATION,
					'articleSection' => '%primary_term%',
					'keywords' => '%tags%',
					'wordCount' => '%word_count%',
					'commentCount' => '%comment_count%',
					'inLanguage' => '%site_language%',
					'alternativeHeadline',
					'articleBody',
					'about' => [],
					'mentions' => [],
					'citation' => [],
					'editor',
					'contributor' => [],
					'copyrightHolder',
					'copyrightYear',
					'copyrightNotice',
					'license',
					'isAccessibleForFree',
					'dateline',
					'backstory',
				]),
			],
			'google' => [
				'label' => __('A better title, the image and the date.', 'pharos-seo'),
				'docs' => 'article',
			],
			'show_on' => ['post|all'],
		];
	}
}
