<?php
/**
 * Migrates the data of posts and terms in All in One SEO that both have in common.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\Images;
use Pharos\Migration\MainTerms;
use Pharos\Migration\MappedData;
use Pharos\Migration\Meta;
use Pharos\Migration\ObjectReader;
use Pharos\Migration\SourceMap;
use Pharos\Migration\StoredValue;
use Pharos\Migration\TemplateContext;
use WP_Post;
use WP_Term;
use WP_User;

final class Objects extends ObjectReader {
	private readonly Texts $texts;
	private readonly Robots $robots;
	private readonly Shares $shares;
	private readonly ObjectSchemas $schemas;

	/** @param array{post: Rows, term: Rows} $rows */
	public function __construct(private readonly Options $options, private readonly array $rows) {
		$this->texts = new Texts($options);
		$this->robots = new Robots($options);
		$this->shares = new Shares($options, $this->texts);
		$this->schemas = new ObjectSchemas($options);
	}

	/** Returns the id of the static home page; 0 for none. */
	public static function home(): int {
		return get_option('show_on_front') === 'page' ? (int) get_option('page_on_front') : 0;
	}

	public function preload(string $kind, array $ids): void {
		if ($kind === 'user') {
			return;
		}
		$this->rows[$kind]->load($ids);
		$urls = [];
		foreach ($ids as $id) {
			$row = $this->rows[$kind]->find($id) ?? OldRows::find(new Meta($kind, $id), '');
			if ($row !== null) {
				array_push($urls, ...Shares::addresses($row));
			}
		}
		Images::preload($urls);
	}

	public function post(WP_Post $post): MappedData {
		$meta = new Meta('post', $post->ID);
		$row = $this->rows['post']->find($post->ID);
		$known = $row ?? (OldRows::find($meta, $post->post_type) ?? new Row([]));
		$mapped = $this->object($known, TemplateContext::POST, $post);
		$of_type = $this->robots->directives("postTypes.$post->post_type");
		if ($row === null && $this->options->are_of_today()) {
			// Version 4 ignores the robots directives of version 3.
			Robots::offer($mapped, $known);
		} else {
			$this->robots->add_to($mapped, $known, $of_type, $post->post_password !== '');
		}
		if (
			$post->ID === self::home() &&
			(in_array('noindex', $of_type, true) || ($mapped->values['noindex'] ?? '') === 'yes')
		) {
			// All in One SEO never sets the home page to noindex.
			$mapped->direct('noindex', false);
		}
		$primary = $known->map('primary_term');
		MainTerms::add_to(
			$mapped,
			$post,
			static fn(string $taxonomy): int => (int) StoredValue::text($primary[$taxonomy] ?? ''),
		);
		if ($row === null) {
			OldRows::lose($mapped, $meta);
		}
		return $mapped;
	}

	public function term(WP_Term $term): MappedData {
		$meta = new Meta('term', $term->term_id);
		$row = $this->rows['term']->find($term->term_id);
		$known = $row ?? (OldRows::find($meta, '') ?? new Row([]));
		$mapped = $this->object($known, TemplateContext::TERM, null);
		$of_kind = $this->robots->directives("taxonomies.$term->taxonomy");
		if ($this->options->outputs_terms()) {
			$this->robots->add_to($mapped, $known, $of_kind, false);
		} else {
			Robots::offer($mapped, $known);
		}
		if ($row === null) {
			OldRows::lose($mapped, $meta);
		}
		return $mapped;
	}

	public function author(WP_User $user): MappedData {
		return Authors::mapped($user);
	}

	private function object(Row $row, string $place, ?WP_Post $post): MappedData {
		$mapped = new MappedData();
		foreach (SourceMap::part('AllInOneSeo', 'texts') as $field => $column) {
			$this->texts->add_to($mapped, $row->text($column), $field, $place);
		}
		$this->shares->add_to($mapped, $row, $place, $post);
		$mapped->set('canonical', self::address($row->text('canonical_url')));
		$this->keywords($mapped, $row);
		$this->schemas->add_to($mapped, $row, $post->post_type ?? '');
		ObjectLosses::add_to($mapped, $row);
		return $mapped;
	}

	/** Completes a URL: adds a scheme to a host name, and a leading slash to a path. */
	private static function address(string $url): string {
		$url = StoredValue::address($url);
		return $url === '' || preg_match('~^(?:https?:|/)~i', $url) === 1
			? $url
			: (preg_match('~^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|\z)~i', $url) === 1
				? "https://$url"
				: "/$url");
	}

	private function keywords(MappedData $mapped, Row $row): void {
		$phrases = $row->map('keyphrases');
		$phrase = static fn(mixed $one): string => trim(
			StoredValue::text(is_array($one) ? $one['keyphrase'] ?? '' : ''),
		);
		$mapped->set('focus_keyword', $phrase($phrases['focus'] ?? null));
		$more = $phrases['additional'] ?? [];
		$more = array_filter(array_map($phrase, is_array($more) ? $more : []), 'strlen');
		$mapped->lose_text('keywords', implode(', ', $more), 'keyphrases');
	}
}
