<?php
/**
 * The variables of templates, with labels and descriptions.
 */

declare(strict_types=1);

namespace Pharos\Template;

use Pharos\Compat\Shop;

final class VariableList {
	/** The most common variables: the picker shows them first. */
	private const FIRST = [
		'site_name',
		'separator',
		'tagline',
		'title',
		'excerpt',
		'term_title',
		'term_description',
		'author_name',
		'primary_term',
		'archive_date',
		'search_query',
		'page',
		'published',
		'current_year',
	];

	/**
	 * The kinds of pages on which variables have a value, by name or, with _ or : at the end, by prefix; others have one on all pages.
	 * Kinds: post, term, author, home, archive (of a post type), date, search, not_found.
	 */
	private const ON = [
		'post' =>
			'content excerpt_only primary_term focus_keyword categories tags first_term: chosen_term: published modified ' .
			'post_ caption terms: field: whole_content word_count comment_count product_',
		'post author' => 'author_',
		'post term' => 'parent_title id slug',
		'term' => 'term_',
		'post archive' => 'type_',
		'date' => 'archive_date archive_year archive_month archive_month_number archive_day',
		'term author archive date' => 'archive_label',
		'search' => 'search_query',
	];

	public function __construct(private readonly Variables $variables) {}

	/**
	 * The variables in the order of the picker: the most common ones first.
	 *
	 * @return list<array{name: string, label: string, description: string, on?: list<string>}> `on`: see ON; default: all pages.
	 */
	public function all(): array {
		$list = $this->site() + $this->post() + $this->author() + $this->dates();
		$list += $this->terms() + $this->archives() + $this->other_variables() + $this->product();
		foreach ($this->variables->of_add_ons() as $name => $one) {
			$list += [
				$name => [$one['label'] ?? $name, $one['description'] ?? ''],
			];
		}
		$list = array_replace(array_intersect_key(array_flip(self::FIRST), $list), $list);
		return array_map(self::described(...), array_keys($list), $list);
	}

	/**
	 * @param array{string, string} $text Label and description.
	 * @return array{name: string, label: string, description: string, on?: list<string>} See all().
	 */
	public static function described(string $name, array $text): array {
		$variable = ['name' => $name, 'label' => $text[0], 'description' => $text[1]];
		foreach (self::ON as $kinds => $names) {
			foreach (explode(' ', $names) as $one) {
				if (
					$one === $name ||
					(preg_match('/[_:]\z/', $one) && str_starts_with($name, $one))
				) {
					return $variable + ['on' => explode(' ', $kinds)];
				}
			}
		}
		return $variable;
	}

	/** @return array<string, array{string, string}> Label and description by name; the same for all methods below. */
	private function site(): array {
		return [
			'site_name' => [
				__('Site Name', 'pharos-seo'),
				__('The name of the site.', 'pharos-seo'),
			],
			'separator' => [
				__('Separator', 'pharos-seo'),
				__(
					'The character between the parts of a title, as chosen in the settings.',
					'pharos-seo',
				),
			],
			'tagline' => [
				__('Tagline', 'pharos-seo'),
				__('A short description of the site.', 'pharos-seo'),
			],
			'title' => [
				__('Post Title', 'pharos-seo'),
				__(
					'The title of the post or page, or the name of the archive. Add “:typographic” for curly quotes.',
					'pharos-seo',
				),
			],
		];
	}

	private function post(): array {
		return [
			'excerpt' => [
				__('Excerpt', 'pharos-seo'),
				__('The excerpt; without one, the beginning of the content.', 'pharos-seo'),
			],
			'excerpt_only' => [
				__('Excerpt Only', 'pharos-seo'),
				__('The manual excerpt; empty if there is none.', 'pharos-seo'),
			],
			'content' => [
				__('Content', 'pharos-seo'),
				__('The beginning of the content.', 'pharos-seo'),
			],
			'parent_title' => [
				__('Parent Title', 'pharos-seo'),
				__('The title of the parent page, or the name of the parent term.', 'pharos-seo'),
			],
			'primary_term' => [
				__('Primary Category', 'pharos-seo'),
				__('The primary category of the post.', 'pharos-seo'),
			],
			'focus_keyword' => [
				__('Focus Keyword', 'pharos-seo'),
				__('The focus keyword of the post.', 'pharos-seo'),
			],
			'categories' => [
				__('Categories', 'pharos-seo'),
				__('All categories of the post.', 'pharos-seo'),
			],
			'tags' => [__('Tags', 'pharos-seo'), __('All tags of the post.', 'pharos-seo')],
			'first_term:category' => [
				__('First Category', 'pharos-seo'),
				__('The first category of the post, by name.', 'pharos-seo'),
			],
			'chosen_term:category' => [
				__('Chosen Primary Category', 'pharos-seo'),
				__(
					'The primary category, if one was chosen for the post; otherwise empty.',
					'pharos-seo',
				),
			],
		];
	}

	private function author(): array {
		return [
			'author_name' => [
				__('Author Name', 'pharos-seo'),
				__('The display name of the author.', 'pharos-seo'),
			],
			'author_first_name' => [
				__('Author First Name', 'pharos-seo'),
				__('The first name of the author.', 'pharos-seo'),
			],
			'author_last_name' => [
				__('Author Last Name', 'pharos-seo'),
				__('The last name of the author.', 'pharos-seo'),
			],
			'author_nickname' => [
				__('Author Nickname', 'pharos-seo'),
				__('The nickname of the author.', 'pharos-seo'),
			],
			'author_website' => [
				__('Author Website', 'pharos-seo'),
				__('The URL of the author’s website.', 'pharos-seo'),
			],
			'author_bio' => [
				__('Author Biography', 'pharos-seo'),
				__('The biographical info of the author.', 'pharos-seo'),
			],
		];
	}

	private function dates(): array {
		return [
			'published' => [
				__('Date Published', 'pharos-seo'),
				__(
					'The date the post was published. Add a PHP date format after a colon, such as “:Y-m-d”, to change the format.',
					'pharos-seo',
				),
			],
			'modified' => [
				__('Date Modified', 'pharos-seo'),
				__(
					'The date the post was last modified. Add a PHP date format after a colon, such as “:Y-m-d”, to change the format.',
					'pharos-seo',
				),
			],
			'post_year' => [
				__('Year Published', 'pharos-seo'),
				__('The year the post was published.', 'pharos-seo'),
			],
			'post_month' => [
				__('Month Published', 'pharos-seo'),
				__('The name of the month the post was published.', 'pharos-seo'),
			],
			'post_day' => [
				__('Day Published', 'pharos-seo'),
				__('The day of the month the post was published.', 'pharos-seo'),
			],
			'current_date' => [
				__('Current Date', 'pharos-seo'),
				__(
					'Today’s date. Add a PHP date format after a colon, such as “:Y-m-d”, to change the format.',
					'pharos-seo',
				),
			],
			'current_year' => [
				__('Current Year', 'pharos-seo'),
				__('The current year.', 'pharos-seo'),
			],
			'current_month' => [
				__('Current Month', 'pharos-seo'),
				__('The name of the current month.', 'pharos-seo'),
			],
			'current_month_short' => [
				__('Current Month (Short)', 'pharos-seo'),
				__('The short name of the current month, such as “Nov”.', 'pharos-seo'),
			],
			'current_month_number' => [
				__('Current Month (Number)', 'pharos-seo'),
				__('The number of the current month.', 'pharos-seo'),
			],
			'current_month_digits' => [
				__('Current Month (Two Digits)', 'pharos-seo'),
				__('The number of the current month with two digits.', 'pharos-seo'),
			],
			'current_day' => [
				__('Current Day', 'pharos-seo'),
				__('The current day of the month.', 'pharos-seo'),
			],
			'current_time' => [
				__('Current Time', 'pharos-seo'),
				__('The current time.', 'pharos-seo'),
			],
		];
	}

	private function terms(): array {
		return [
			'term_title' => [
				__('Term Name', 'pharos-seo'),
				__(
					'The name of the category, tag or other term. Add “:typographic” for curly quotes.',
					'pharos-seo',
				),
			],
			'term_description' => [
				__('Term Description', 'pharos-seo'),
				__(
					'The description of the category, tag or other term. Add “:with_site_name” for up to 50 words, followed by the site name.',
					'pharos-seo',
				),
			],
			'term_hierarchy' => [
				__('Term Path', 'pharos-seo'),
				__(
					'The names of the parent terms and the term. Add “:separator” to put the title separator between them.',
					'pharos-seo',
				),
			],
		];
	}

	private function archives(): array {
		return [
			'page' => [
				__('Page', 'pharos-seo'),
				__(
					'“Page 2 of 3”, or the format in the settings, on page 2 and up; otherwise empty. Add “:short” for “Page 2”.',
					'pharos-seo',
				),
			],
			'page_number' => [
				__('Page Number', 'pharos-seo'),
				__(
					'The page number on page 2 and up; otherwise empty. Add “:always” to output it on the first page, too.',
					'pharos-seo',
				),
			],
			'page_total' => [
				__('Number of Pages', 'pharos-seo'),
				__(
					'The total number of pages on page 2 and up; otherwise empty. Add “:always” to output it on the first page, too.',
					'pharos-seo',
				),
			],
			'archive_date' => [
				__('Archive Date', 'pharos-seo'),
				__('The year, month or day of a date archive.', 'pharos-seo'),
			],
			'archive_label' => [
				__('Archive Prefix', 'pharos-seo'),
				__(
					'The WordPress prefix of archive names, such as “Category:” or “Year:”.',
					'pharos-seo',
				),
			],
			'archive_year' => [
				__('Archive Year', 'pharos-seo'),
				__('The year of a date archive.', 'pharos-seo'),
			],
			'archive_month' => [
				__('Archive Month', 'pharos-seo'),
				__('The name of the month of a monthly or daily archive.', 'pharos-seo'),
			],
			'archive_month_number' => [
				__('Archive Month (Number)', 'pharos-seo'),
				__('The number of the month of a monthly or daily archive.', 'pharos-seo'),
			],
			'archive_day' => [
				__('Archive Day', 'pharos-seo'),
				__('The day of the month of a daily archive.', 'pharos-seo'),
			],
			'search_query' => [
				__('Search Terms', 'pharos-seo'),
				__('The visitor’s search terms.', 'pharos-seo'),
			],
			'type_singular' => [
				__('Post Type (Singular)', 'pharos-seo'),
				__('The singular name of the post type.', 'pharos-seo'),
			],
			'type_plural' => [
				__('Post Type (Plural)', 'pharos-seo'),
				__('The plural name of the post type.', 'pharos-seo'),
			],
		];
	}

	private function other_variables(): array {
		$list = [
			'id' => [__('ID', 'pharos-seo'), __('The ID of the post or term.', 'pharos-seo')],
			'url' => [__('URL', 'pharos-seo'), __('The URL of the page.', 'pharos-seo')],
			'slug' => [__('Slug', 'pharos-seo'), __('The slug of the page.', 'pharos-seo')],
			'caption' => [
				__('Caption', 'pharos-seo'),
				__('The caption of an image.', 'pharos-seo'),
			],
			'keep' => [
				__('Keep Separators', 'pharos-seo'),
				__(
					'Outputs nothing. Next to another variable, the separators on both sides are kept even if that variable is empty. For example, “%title% | %parent_title%%keep% | %site_name%” has both on pages without a parent.',
					'pharos-seo',
				),
			],
			'percent' => [
				__('Percent Sign', 'pharos-seo'),
				__('A literal “%” where it would otherwise start a variable.', 'pharos-seo'),
			],
			'org_name' => [
				__('Organization Name', 'pharos-seo'),
				__('The name of the Organization schema; otherwise, the site name.', 'pharos-seo'),
			],
		];
		foreach (get_taxonomies(['public' => true, '_builtin' => false], 'objects') as $taxonomy) {
			$list["terms:$taxonomy->name"] = [
				$taxonomy->labels->name,
				sprintf(
					/* translators: %s: name of a taxonomy, for instance "Genres". */
					__('All terms of the post in “%s”.', 'pharos-seo'),
					$taxonomy->labels->name,
				),
			];
		}
		$list['field:name'] = [
			__('Custom Field', 'pharos-seo'),
			__(
				'A custom field of the post: replace “name” with its name, or “group_name” for a field within a group.',
				'pharos-seo',
			),
		];
		return $list;
	}

	private function product(): array {
		if (!Shop::is_there()) {
			return [];
		}
		return [
			'product_price' => [
				__('Product Price', 'pharos-seo'),
				__(
					'The price as the store displays it; in schemas, only the number.',
					'pharos-seo',
				),
			],
			'product_sku' => [
				__('Product SKU', 'pharos-seo'),
				__('The SKU of the product.', 'pharos-seo'),
			],
			'product_brand' => [
				__('Product Brand', 'pharos-seo'),
				__('The brand of the product.', 'pharos-seo'),
			],
			'product_short_description' => [
				__('Product Short Description', 'pharos-seo'),
				__('The short description of the product.', 'pharos-seo'),
			],
		];
	}
}
