import type { FormEvent } from "react";
import { Form, useSubmit } from "@remix-run/react";
import { Choice } from "~/components/form/choice";
import { Button } from "~/components/ui/button";
import { discoveryTexts as texts } from "~/texts/discovery";
import type { Filters } from "../query";

type FilterFormProps = {
  filters: Filters;
  /** The thresholds that the member may choose between, the plan's own first. */
  thresholds: readonly number[];
};

/** Whom to leave out, and for gold and platinum how far to look. With JavaScript each change shows at once. */
export function FilterForm({ filters, thresholds }: FilterFormProps) {
  const submit = useSubmit();
  const apply = (event: FormEvent<HTMLFormElement>) => submit(event.currentTarget, { replace: true });
  const [own] = thresholds;
  return (
    <Form
      method="get"
      action="/discover"
      aria-label={texts.filters}
      onChange={apply}
      className="flex flex-wrap items-center gap-3"
    >
      <Choice
        type="checkbox"
        name="verifiedOnly"
        value="true"
        label={texts.verifiedOnly}
        look="chip"
        defaultChecked={filters.verifiedOnly}
      />
      {thresholds.length > 1 && own !== undefined && (
        <label className="flex items-center gap-2 text-sm">
          <span className="sr-only sm:not-sr-only sm:whitespace-nowrap">{texts.compatibilityFrom}</span>
          <select
            name="min"
            defaultValue={String(filters.min ?? "")}
            className="control !min-h-target !w-24 !py-1.5 !pl-3 !pr-1"
          >
            <option value="">{texts.fromPercent(own)}</option>
            {thresholds.slice(1).map((threshold) => (
              <option key={threshold} value={threshold}>
                {texts.fromPercent(threshold)}
              </option>
            ))}
          </select>
        </label>
      )}
      <noscript>
        <Button size="sm" variant="secondary">
          {texts.applyFilters}
        </Button>
      </noscript>
    </Form>
  );
}
