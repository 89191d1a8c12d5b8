export { Choice } from "./choice";
export { Checkbox, CheckboxGroup, RadioGroup } from "./choice-groups";
export { ErrorSummary } from "./error-summary";
export { Field } from "./field";
export { FieldError, FieldFrame } from "./field-frame";
export { FileField } from "./file-field";
export { FormActions } from "./form-actions";
export { Select, type Option } from "./select";
export { TextArea } from "./text-area";
