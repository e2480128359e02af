<?php
/**
 * Migrates the site's schemas of Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\MappedData;
use Pharos\Migration\ContentTypes;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Schemas;
use Pharos\Migration\Translator;

/** The site representation, its names, the post types that are articles, and the types of two pages. */
final class SiteSchemas {
	public function __construct(private readonly Options $options) {}

	public function build(MappedData $mapped): Schemas {
		$schemas = new Schemas($mapped);
		(new Owner($this->options))->add_to($schemas, $mapped);
		$schemas->change('website', [
			'name' => $this->text('website_name') ?: $this->text('knowledgegraph_name'),
			'alternateName' => $this->text('website_alternate_name'),
		]);
		$types = ContentTypes::types();
		$articles = array_combine($types, array_map($this->article(...), $types));
		$schemas->articles($articles);
		$this->headlines($schemas, $articles, $mapped);
		foreach (['about' => 'AboutPage', 'contact' => 'ContactPage'] as $name => $type) {
			$id = (int) $this->options->text("local_seo_{$name}_page");
			if ($id > 0 && get_post($id)) {
				$fields = $schemas->all()['webpage']['fields'];
				$schemas->add("webpage-$name", $type, $fields, [get_post_type($id) . "-$id"]);
			}
		}
		return $schemas;
	}

	private function text(string $key): string {
		return Translator::literal($this->options->text($key), true);
	}

	/** Returns the article type of a post type; '' for none. */
	private function article(string $post_type): string {
		if ($this->options->text("pt_{$post_type}_default_rich_snippet") !== 'article') {
			return '';
		}
		$type = $this->options->text("pt_{$post_type}_default_article_type");
		return in_array($type, ['BlogPosting', 'NewsArticle'], true) ? $type : 'Article';
	}

	/** @param array<string, string> $articles Types, by post type. */
	private function headlines(Schemas $schemas, array $articles, MappedData $mapped): void {
		$articles = array_filter($articles, 'strlen');
		$main = isset($articles['post']) ? 'post' : (string) array_key_first($articles);
		foreach (array_keys($articles) as $type) {
			$id = isset($schemas->all()["article-$type"]) ? "article-$type" : 'article';
			if ($id === 'article' && $type !== $main) {
				continue;
			}
			$translator = (new Variables($this->options))->of_schemas($type);
			$parts = [
				'headline' => ['name', '%seo_title%'],
				'description' => ['desc', '%seo_description%'],
			];
			foreach ($parts as $field => [$part, $default]) {
				$key = "pt_{$type}_default_snippet_$part";
				$text = $this->options->text($key) ?: $default;
				$schemas->change($id, [
					$field => $translator->translate($text, TemplateContext::POST, $mapped, $key),
				]);
			}
		}
	}
}
